const INITIAL_DELAY_MS = 5000;
const MAX_DELAY_MS = 60_000;
const GROWTH = 1.3;

/**
 * Milliseconds until the next check whether the address is confirmed. Checks are frequent at first, while the member
 * reads the email, and then become rarer.
 *
 * @param checks how many checks were made so far
 * @param random 0 to 1; spreads the checks of many members
 */
export const nextCheckDelay = (checks: number, random: number): number =>
  Math.round(Math.min(MAX_DELAY_MS, INITIAL_DELAY_MS * GROWTH ** checks) * (0.9 + random * 0.2));
