import { interestKeys } from '../../../api/contract/profile.ts';

export type InterestKey = (typeof interestKeys)[number];

/** Those we have a word and a picture for, in our order; a back end may have more. */
export const knownInterests = (selected: readonly string[]): InterestKey[] =>
  interestKeys.filter((key) => selected.includes(key));

/** Intimate interests are for those who share theirs, too: nobody looks without being seen. */
export const mayLook = (own: readonly string[]): boolean => own.length > 0;
