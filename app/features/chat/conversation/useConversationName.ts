import { useLingui } from '@lingui/react/macro';
import { truncate } from '../../../lib/truncate.ts';
import { useMember } from '../../../session/useSession.ts';
import { site } from '../../../site/site.ts';
import { isSupportConversation } from '../inbox/inbox.model.ts';

/** In characters. */
const MAX_NAME_LENGTH = 60;

/** Returns a function that names the other side of a conversation: a member, or the team in the support conversation. */
export function useConversationName(): (conversation: { id: string; username: string | null }) => string {
  const { t } = useLingui();
  const sender = useMember()?.settings?.welcomeMessageSender;
  return ({ id, username }) => {
    if (isSupportConversation(id))
      return truncate(sender ?? '', MAX_NAME_LENGTH) || t`The ${{ brand: site.name }} team`;
    return truncate(username ?? '', MAX_NAME_LENGTH) || t`Member without a name`;
  };
}
