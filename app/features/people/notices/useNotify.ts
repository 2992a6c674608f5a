import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { isPaywallError } from '../../../api/apiErrorChecks.ts';
import { dispatchFailureAtom, reportFailureAtom } from '../../../feedback/failureQueue.atoms.ts';
import { log } from '../../../lib/log.ts';
import { toActionAdvice } from '../../../member/actionFailureTexts.ts';
import type { Person } from '../../../member/people/person.ts';
import type { PremiumIntent } from '../../../paywall/premiumIntent.ts';
import { useShowPlans } from '../../../paywall/useShowPlans.ts';
import { useMember } from '../../../session/useSession.ts';
import { addNoticeAtom, liveRegionAtom } from './noticeQueue.atoms.ts';

type Subject = Pick<Person, 'profileId'>;

/** The key under which failures about a member are stored. */
export const toMemberTopic = (profileId: string): string => `member ${profileId}`;

/** Returns functions that show or announce the outcome of an action. */
export function useNotify() {
  const { t } = useLingui();
  const dispatchFailure = useSetAtom(dispatchFailureAtom);
  const report = useSetAtom(reportFailureAtom);
  const announce = useSetAtom(liveRegionAtom);
  const showPlans = useShowPlans();
  const premium = useMember()?.user.premium ?? false;
  return {
    /** Clears the failure about a member, as before a new attempt. */
    clearFailure: ({ profileId }: Subject) => dispatchFailure({ type: 'resolved', about: toMemberTopic(profileId) }),
    notifySuccess: useSetAtom(addNoticeAtom),
    /**
     * Leads to the plans if Premium is missing; any other failure is reported over the page with this text.
     *
     * @param action the action that the member wanted
     */
    notifyFailure(
      { profileId }: Subject,
      error: unknown,
      text: MessageDescriptor | string,
      action: PremiumIntent['action'] = 'write',
    ) {
      log.warn('an action failed', error);
      if (isPaywallError(error) && !premium) return showPlans({ action, profileId, conversationId: null });
      const title = typeof text === 'string' ? text : t(text);
      report(t`Error: ${{ title }}`, {
        advice: toActionAdvice(error),
        about: toMemberTopic(profileId),
      });
    },
    /** Announces a text to screen readers only. */
    announce,
  };
}
