import { BlockControl } from './BlockControl.tsx';
import { RemovedMemberBanner } from './RemovedMemberBanner.tsx';

interface ClosedConversationProps {
  username: string | null;
  /** Name as shown. */
  name: string;
  /** The member whom the viewer has blocked; null if the team has removed the other one. */
  blockedId: string | null;
}

/** The reason why nothing can be written in a conversation: the other member was removed, or is blocked. */
export const ClosedConversation = ({ username, name, blockedId }: ClosedConversationProps) =>
  blockedId === null ? (
    <RemovedMemberBanner username={username} />
  ) : (
    <BlockControl profileId={blockedId} name={name} blocked />
  );
