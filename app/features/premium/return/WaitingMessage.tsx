import { useQuery } from '@tanstack/react-query';
import { fetchConversations } from '../../../api/contract/conversations.ts';
import { PAGE_SIZE } from '../../../api/contract/listSchemas.ts';
import { truncate } from '../../../lib/truncate.ts';
import { useApi, useMember } from '../../../session/useSession.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import * as styles from './WaitingMessage.css.ts';

/** Characters of a message; its conversation has the rest. */
const MAX_TEXT_LENGTH = 280;

/**
 * The newest message of the other member; nothing where that is no text, or cannot be loaded. It comes from the inbox,
 * because reading the conversation would tell the other member that it has been read.
 */
export function WaitingMessage({ conversationId }: { conversationId: string }) {
  const api = useApi();
  const userId = useMember()?.claims.userId ?? '';
  const { data, isPending } = useQuery({
    queryKey: ['paymentReturn', 'message', userId, conversationId],
    async queryFn({ signal }) {
      const query = { offset: 0, limit: PAGE_SIZE, q: '' };
      const { rows } = await api.call(fetchConversations, { query }, { signal });
      return rows.find(({ id }) => id === conversationId) ?? null;
    },
  });
  if (isPending) return <Skeleton />;
  if (!data?.lastMessage || data.lastOwn || data.blurred) return null;
  return (
    <blockquote className={styles.root} dir="auto" translate="no">
      {truncate(data.lastMessage, MAX_TEXT_LENGTH)}
    </blockquote>
  );
}
