import type { MotionPreference } from './motionPreference.ts';

/** The member's choice, else what the device asks for. */
export const isMotionReduced = (motion: MotionPreference, prefersReduced: boolean): boolean =>
  motion === 'reduced' || (motion === 'system' && prefersReduced);
