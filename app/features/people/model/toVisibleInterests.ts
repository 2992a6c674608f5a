import { type InterestKey, interestKeys, nonIntimateInterests } from '../../../api/contract/profile.ts';

const nonIntimate: ReadonlySet<InterestKey> = new Set(nonIntimateInterests);

const sharesIntimate = (own: readonly string[]): boolean =>
  interestKeys.some((key) => !nonIntimate.has(key) && own.includes(key));

/** What of somebody's interests a member gets to see. */
export interface VisibleInterests {
  /** Each once, in our order; a back end may have more than we have a word and a picture for. */
  shown: InterestKey[];
  /** Whether intimate ones are kept from this member, if there are any. */
  heldBack: boolean;
}

/**
 * Nobody looks without being seen: interests are for those who share some of theirs, the intimate ones for those who
 * share intimate ones. Null for a member who shares none.
 */
export function toVisibleInterests(own: readonly string[], theirs: readonly string[]): VisibleInterests | null {
  if (own.length === 0) return null;
  const heldBack = !sharesIntimate(own);
  return {
    shown: interestKeys.filter((key) => theirs.includes(key) && !(heldBack && !nonIntimate.has(key))),
    heldBack,
  };
}
