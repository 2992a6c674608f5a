import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import type { Message } from '../../../api/contract/conversations.ts';
import { reportRequestAtom } from '../../../forms/report/ReportRequest.tsx';
import { MemberPictureViewer } from '../../../member/MemberPictureViewer.tsx';
import { memberPictureUrl } from '../../../member/toAvatarSource.ts';
import { toMessageView } from './toMessageView.ts';

interface ThreadPictureViewerProps {
  messages: readonly Message[];
  viewerId: string;
  /** Name of the other member. */
  name: string;
  /** Id of the message whose picture is shown first. */
  first: number;
  onClose: () => void;
}

/** A viewer of the loaded pictures of a thread, over the whole window. */
export function ThreadPictureViewer({ messages, viewerId, name, first, onClose }: ThreadPictureViewerProps) {
  const { t } = useLingui();
  const report = useSetAtom(reportRequestAtom);
  const pictures = messages.flatMap((message) => {
    const own = message.sender === viewerId;
    const { body } = toMessageView(message, own);
    const src = body.kind === 'picture' ? memberPictureUrl(body.path) : null;
    const alt = own ? t`Your picture` : t`Picture from ${name}`;
    return src === null ? [] : [{ messageId: message.messageId, at: message.createdAt, src, alt, own }];
  });
  const index = pictures.findIndex(({ messageId }) => messageId === first);
  return (
    <MemberPictureViewer
      pictures={pictures}
      first={Math.max(0, index)}
      onReport={(shown) => report(pictures[shown] ?? {})}
      onClose={onClose}
    />
  );
}
