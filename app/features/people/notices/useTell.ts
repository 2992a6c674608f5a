import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router';
import { log } from '../../../lib/log.ts';
import { namedPaths } from '../../../routing/namedPaths.ts';
import { dispatchGlobalErrorAtom, reportGlobalError } from '../../../session/globalErrors.ts';
import { useMember } from '../../../session/useSession.ts';
import type { Person } from '../model/person.model.ts';
import { isOffline, needsPremium } from '../model/refusal.model.ts';
import { dispatchNoticeAtom, spokenAtom } from './notices.atoms.ts';

type About = Pick<Person, 'profileId'>;

/** What errors with a member are known by. */
export const aboutMember = (profileId: string): string => `member ${profileId}`;

const offlineAdvice = msg`There seems to be no connection to the internet. Please check it and try again.`;
const advice = msg`Nothing has changed. Please try again in a moment.`;

/** Tells the member what became of an action. */
export function useTell() {
  const { t } = useLingui();
  const dispatch = useSetAtom(dispatchNoticeAtom);
  const dispatchError = useSetAtom(dispatchGlobalErrorAtom);
  const report = useSetAtom(reportGlobalError);
  const say = useSetAtom(spokenAtom);
  const navigate = useNavigate();
  const premium = useMember()?.user.premium ?? false;
  return {
    /** A new try: what went wrong before is forgotten. */
    settle: ({ profileId }: About) => dispatchError({ type: 'settled', about: aboutMember(profileId) }),
    succeeded: (text: MessageDescriptor) => dispatch({ type: 'told', text }),
    /**
     * A refusal for lack of Premium leads to the plans, unless the member has Premium already; anything else becomes a
     * global error.
     */
    failed({ profileId }: About, error: unknown, text: MessageDescriptor | string) {
      log.warn('an action failed', error);
      if (needsPremium(error) && !premium) return void navigate(namedPaths.premiumUpgrade(true));
      const title = typeof text === 'string' ? text : t(text);
      report(t`Error: ${{ title }}`, {
        advice: isOffline(error) ? offlineAdvice : advice,
        about: aboutMember(profileId),
      });
    },
    say,
  };
}
