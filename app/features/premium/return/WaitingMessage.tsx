import { useQuery } from '@tanstack/react-query';
import { fetchThread } from '../../../api/contract/conversations.ts';
import { truncate } from '../../../lib/truncate.ts';
import { useApi, useMember } from '../../../session/useSession.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { findNewestText } from './findNewestText.ts';
import * as styles from './WaitingMessage.css.ts';

/** Characters of a message; its conversation has the rest. */
const MAX_TEXT_LENGTH = 280;

/** The newest message of the other member; nothing where that is no text, or cannot be loaded. */
export function WaitingMessage({ conversationId: id }: { conversationId: string }) {
  const api = useApi();
  const userId = useMember()?.claims.userId ?? '';
  const { data, isPending } = useQuery({
    queryKey: ['paymentReturn', 'message', userId, id],
    queryFn: ({ signal }) => api.call(fetchThread, { params: { id }, query: { beforeId: 0 } }, { signal }),
  });
  if (isPending) return <Skeleton />;
  const text = data && findNewestText(data.messages.rows, userId);
  if (!text) return null;
  return (
    <blockquote className={styles.root} dir="auto" translate="no">
      {truncate(text, MAX_TEXT_LENGTH)}
    </blockquote>
  );
}
