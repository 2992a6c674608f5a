import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { isPaywallError } from '../../../api/apiErrorChecks.ts';
import { dispatchGlobalErrorAtom, reportGlobalErrorAtom } from '../../../feedback/globalErrors.ts';
import { log } from '../../../lib/log.ts';
import { toActionAdvice } from '../../../member/actionFailureTexts.ts';
import type { Person } from '../../../member/people/person.ts';
import type { PremiumIntent } from '../../../paywall/premiumIntent.ts';
import { usePaywall } from '../../../paywall/usePaywall.ts';
import { useMember } from '../../../session/useSession.ts';
import { dispatchNoticeAtom, liveRegionAtom } from './notices.ts';

type ErrorSubject = Pick<Person, 'profileId'>;

/** The key under which errors about a member are stored. */
export const toMemberErrorTopic = (profileId: string): string => `member ${profileId}`;

/** Shows or announces the outcome of an action. */
export function useNotify() {
  const { t } = useLingui();
  const dispatch = useSetAtom(dispatchNoticeAtom);
  const dispatchError = useSetAtom(dispatchGlobalErrorAtom);
  const report = useSetAtom(reportGlobalErrorAtom);
  const announce = useSetAtom(liveRegionAtom);
  const showPlans = usePaywall();
  const premium = useMember()?.user.premium ?? false;
  return {
    /** Clears the error about a member, as before a new attempt. */
    clearError: ({ profileId }: ErrorSubject) =>
      dispatchError({ type: 'resolved', about: toMemberErrorTopic(profileId) }),
    notifySuccess: (text: MessageDescriptor) => dispatch({ type: 'added', text }),
    /**
     * Leads to the plans if Premium is missing; any other failure becomes a global error with this text.
     *
     * @param action what the member wanted
     */
    notifyFailure(
      { profileId }: ErrorSubject,
      error: unknown,
      text: MessageDescriptor | string,
      action: PremiumIntent['action'] = 'write',
    ) {
      log.warn('an action failed', error);
      if (isPaywallError(error) && !premium) return showPlans({ action, profileId, conversationId: null });
      const title = typeof text === 'string' ? text : t(text);
      report(t`Error: ${{ title }}`, {
        advice: toActionAdvice(error),
        about: toMemberErrorTopic(profileId),
      });
    },
    /** For screen readers only. */
    announce,
  };
}
