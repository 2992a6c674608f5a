import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SessionEndReason } from '../../session/session.model.ts';
import { useSession } from '../../session/useSession.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';

const titles: Readonly<Record<SessionEndReason, MessageDescriptor>> = {
  expired: msg`You were signed out because some time has passed. Please sign in again.`,
  refused: msg`Please sign in again to go on.`,
  invalidLink: msg`This link no longer works. Please sign in, or let us e-mail you a new link.`,
  signedOut: msg`You are signed out. See you soon!`,
  signedOutElsewhere: msg`You were signed out in another window.`,
};

/** Says why the session ended, to a guest who was signed in before. */
export function SessionEndedNotice() {
  const { t } = useLingui();
  const session = useSession();
  if (session.kind !== 'guest' || session.ended === null) return null;
  const { ended } = session;
  return <Banner tone={ended === 'signedOut' ? 'success' : 'info'} title={t(titles[ended])} announce />;
}
