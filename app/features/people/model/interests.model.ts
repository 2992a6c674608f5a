import { calmInterests, type InterestKey, interestKeys } from '../../../api/contract/profile.ts';

const calm: ReadonlySet<InterestKey> = new Set(calmInterests);

const sharesIntimate = (own: readonly string[]): boolean =>
  interestKeys.some((key) => !calm.has(key) && own.includes(key));

/** What of somebody's interests a member gets to see. */
export interface InterestView {
  /** Each once, in our order; a back end may have more than we have a word and a picture for. */
  shown: InterestKey[];
  /** Whether intimate ones are kept from this member, if there are any. */
  heldBack: boolean;
}

/**
 * Nobody looks without being seen: interests are for those who share some of theirs, the intimate ones for those who
 * share intimate ones. Null for a member who shares none.
 */
export function viewInterests(own: readonly string[], theirs: readonly string[]): InterestView | null {
  if (own.length === 0) return null;
  const heldBack = !sharesIntimate(own);
  return { shown: interestKeys.filter((key) => theirs.includes(key) && !(heldBack && !calm.has(key))), heldBack };
}
