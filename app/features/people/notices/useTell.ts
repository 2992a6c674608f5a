import type { MessageDescriptor } from '@lingui/core';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router';
import { log } from '../../../lib/log.ts';
import { namedPaths } from '../../../routing/namedPaths.ts';
import { useMember } from '../../../session/useSession.ts';
import type { Person } from '../model/person.model.ts';
import { isOffline, needsPremium } from '../model/refusal.model.ts';
import { dispatchNoticeAtom, spokenAtom } from './notices.atoms.ts';

type About = Pick<Person, 'profileId'>;

/** Tells the member what became of an action. */
export function useTell() {
  const dispatch = useSetAtom(dispatchNoticeAtom);
  const say = useSetAtom(spokenAtom);
  const navigate = useNavigate();
  const premium = useMember()?.user.premium ?? false;
  return {
    /** A new try: what went wrong before is forgotten. */
    settle: ({ profileId }: About) => dispatch({ type: 'settled', about: profileId }),
    succeeded: ({ profileId }: About, text: MessageDescriptor) =>
      dispatch({ type: 'told', notice: { about: profileId, tone: 'success', text } }),
    /**
     * A refusal for want of Premium leads to the plans, unless there is nothing to buy any more; anything else becomes a
     * banner (specification, section 8).
     */
    failed({ profileId }: About, error: unknown, text: MessageDescriptor | string) {
      log.warn('an action failed', error);
      if (needsPremium(error) && !premium) void navigate(namedPaths.premiumUpgrade(true));
      else dispatch({ type: 'told', notice: { about: profileId, tone: 'danger', text, offline: isOffline(error) } });
    },
    say,
  };
}
