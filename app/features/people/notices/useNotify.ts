import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router';
import { dispatchGlobalErrorAtom, reportGlobalErrorAtom } from '../../../feedback/globalErrors.ts';
import { log } from '../../../lib/log.ts';
import { namedPaths } from '../../../routing/namedPaths.ts';
import { useMember } from '../../../session/useSession.ts';
import { isConnectionError, isPaywallError } from '../model/apiErrorChecks.ts';
import type { Person } from '../model/person.model.ts';
import { dispatchNoticeAtom, liveRegionAtom } from './notices.atoms.ts';

type ErrorSubject = Pick<Person, 'profileId'>;

/** What errors with a member are known by. */
export const toMemberErrorTopic = (profileId: string): string => `member ${profileId}`;

const offlineAdvice = msg`There seems to be no connection to the internet. Please check it and try again.`;
const retryAdvice = msg`Nothing has changed. Please try again in a moment.`;

/** Tells the member what became of an action. */
export function useNotify() {
  const { t } = useLingui();
  const dispatch = useSetAtom(dispatchNoticeAtom);
  const dispatchError = useSetAtom(dispatchGlobalErrorAtom);
  const report = useSetAtom(reportGlobalErrorAtom);
  const say = useSetAtom(liveRegionAtom);
  const navigate = useNavigate();
  const premium = useMember()?.user.premium ?? false;
  return {
    /** A new try: what went wrong before is forgotten. */
    settle: ({ profileId }: ErrorSubject) => dispatchError({ type: 'settled', about: toMemberErrorTopic(profileId) }),
    succeeded: (text: MessageDescriptor) => dispatch({ type: 'told', text }),
    /**
     * A refusal for lack of Premium leads to the plans, unless the member has Premium already; anything else becomes a
     * global error.
     */
    failed({ profileId }: ErrorSubject, error: unknown, text: MessageDescriptor | string) {
      log.warn('an action failed', error);
      if (isPaywallError(error) && !premium) return void navigate(namedPaths.premiumUpgrade(true));
      const title = typeof text === 'string' ? text : t(text);
      report(t`Error: ${{ title }}`, {
        advice: isConnectionError(error) ? offlineAdvice : retryAdvice,
        about: toMemberErrorTopic(profileId),
      });
    },
    say,
  };
}
