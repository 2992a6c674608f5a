import { useLingui } from '@lingui/react/macro';
import { isSupportConversation } from '../../../api/contract/conversations.ts';
import { truncate } from '../../../lib/truncate.ts';
import { MAX_NAME_LENGTH, useMemberName } from '../../../member/useMemberName.ts';
import { useMember } from '../../../session/useSession.ts';
import { site } from '../../../site/site.ts';

/** Returns a function that names the other side of a conversation: a member, or the team in the support conversation. */
export function useConversationName(): (conversation: { id: string; username: string | null }) => string {
  const { t } = useLingui();
  const toMemberName = useMemberName();
  const sender = useMember()?.settings?.welcomeMessageSender;
  return ({ id, username }) => {
    if (!isSupportConversation(id)) return toMemberName(username);
    return truncate(sender ?? '', MAX_NAME_LENGTH) || t`The ${{ brand: site.name }} team`;
  };
}
