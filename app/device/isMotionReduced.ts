import type { MotionPreference } from './motionPreference.ts';

/** Whether motion is reduced, by the member's choice, else by the device's setting. */
export const isMotionReduced = (motion: MotionPreference, prefersReduced: boolean): boolean =>
  motion === 'reduced' || (motion === 'system' && prefersReduced);
