import { type InterestKey, interestKeys, nonIntimateInterests } from '../../../api/contract/profile.ts';

const nonIntimate: ReadonlySet<InterestKey> = new Set(nonIntimateInterests);

const sharesIntimate = (own: readonly string[]): boolean =>
  interestKeys.some((key) => !nonIntimate.has(key) && own.includes(key));

/** The interests of another member that a member gets to see. */
export interface VisibleInterests {
  /** Without duplicates, in our order. Interests without a label and a picture here are left out. */
  shown: InterestKey[];
  /** Whether intimate interests are hidden from this member, whether or not there are any. */
  intimateHidden: boolean;
}

/**
 * What a member sees of another's interests: the ordinary ones always, the intimate ones only where they have chosen
 * some themselves (reading 56).
 */
export function hideIntimateInterests(own: readonly string[], theirs: readonly string[]): VisibleInterests {
  const intimateHidden = !sharesIntimate(own);
  return {
    shown: interestKeys.filter((key) => theirs.includes(key) && !(intimateHidden && !nonIntimate.has(key))),
    intimateHidden,
  };
}
