import { useLingui } from '@lingui/react/macro';
import { truncate } from '../../../lib/truncate.ts';
import { useMember } from '../../../session/useSession.ts';
import { site } from '../../../site/site.ts';
import { isSupportConversation } from '../inbox/inbox.model.ts';

/** What to call the other side of a conversation; of the built-in one that is the team. */
export function useConversationName(): (conversation: { id: string; username: string | null }) => string {
  const { t } = useLingui();
  const sender = useMember()?.settings?.welcomeMessageSender;
  return ({ id, username }) => {
    if (isSupportConversation(id)) return truncate(sender ?? '', 60) || t`The ${{ brand: site.name }} team`;
    return truncate(username ?? '', 60) || t`Member without a name`;
  };
}
