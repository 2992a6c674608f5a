import { siteDistances } from '../fields/distance/siteDistances.ts';
import { useMember } from '../session/useSession.ts';
import { site } from '../site/site.ts';
import type { SliderContext } from './questionTypeRules.ts';

/** The units of this site and the member's home. */
export function useUnitsAndHome(): SliderContext {
  const home = useMember()?.user.location ?? null;
  return { metric: site.metric, minAge: site.minAge, distances: siteDistances(), home };
}
