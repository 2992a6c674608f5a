import { type InterestKey, interestKeys, nonIntimateInterests } from '../../../api/contract/profile.ts';

const nonIntimate: ReadonlySet<InterestKey> = new Set(nonIntimateInterests);

const sharesIntimate = (own: readonly string[]): boolean =>
  interestKeys.some((key) => !nonIntimate.has(key) && own.includes(key));

/** The interests of another member that a member may see. */
export interface VisibleInterests {
  /** Interests without duplicates, in our order; those without a label and a picture are left out. */
  shown: InterestKey[];
  /** Whether intimate interests are hidden from this member, whether or not there are any. */
  intimateHidden: boolean;
}

/**
 * Selects the interests of another member that a member may see: ordinary ones always, intimate ones only if they have
 * chosen some themselves (reading 56).
 */
export function hideIntimateInterests(own: readonly string[], theirs: readonly string[]): VisibleInterests {
  const intimateHidden = !sharesIntimate(own);
  return {
    shown: interestKeys.filter((key) => theirs.includes(key) && !(intimateHidden && !nonIntimate.has(key))),
    intimateHidden,
  };
}
