const INITIAL_DELAY_MS = 5000;
const MAX_DELAY_MS = 60_000;

/**
 * Milliseconds until it is asked again whether the address is confirmed: soon at first, while the e-mail is being read,
 * then less and less often.
 *
 * @param asked how many times it was asked so far
 * @param random 0 to 1; many members must not ask at the same moment
 */
export const nextCheckDelay = (asked: number, random: number): number =>
  Math.round(Math.min(MAX_DELAY_MS, INITIAL_DELAY_MS * 1.3 ** Math.min(asked, 20)) * (0.9 + random * 0.2));
