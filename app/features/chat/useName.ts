import { useLingui } from '@lingui/react/macro';
import { shorten } from '../../lib/shorten.ts';
import { useMember } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { isSupport } from './inbox.model.ts';

/** What to call the other side of a conversation; of the built-in one that is the team. */
export function useName(): (conversation: { id: string; username: string | null }) => string {
  const { t } = useLingui();
  const sender = useMember()?.settings?.welcomeMessageSender;
  return ({ id, username }) => {
    if (isSupport(id)) return shorten(sender ?? '', 60) || t`The ${{ brand: site.name }} team`;
    return shorten(username ?? '', 60) || t`Member without a name`;
  };
}
