import type { DutyState } from '../../brands/duties.ts';

/**
 * Whether a duty of this site is due today. One whose day was still to come when the site was built begins on it, in
 * UTC by the clock of the device (brands/duties.ts).
 */
export const isDue = (state: DutyState): boolean =>
  typeof state === 'string' ? state <= new Date().toISOString() : state;
