import { devicePreferenceAtom } from './devicePreferenceAtom.ts';

/** The degree of animation; system: as in the device's settings. */
export type MotionPreference = 'system' | 'reduced' | 'full';

export const motionStorageKey = 'motion';

export const parseMotionPreference = (stored: string | null): MotionPreference =>
  stored === 'reduced' || stored === 'full' ? stored : 'system';

/** Sets the attribute that global.css.ts reads; without it the device's settings apply. */
export function applyMotionPreference(
  motion: MotionPreference,
  root: Pick<HTMLElement, 'dataset'> = document.documentElement,
): void {
  if (motion === 'system') delete root.dataset.motion;
  else root.dataset.motion = motion;
}

export const motionPreferenceAtom = devicePreferenceAtom({
  key: motionStorageKey,
  parse: parseMotionPreference,
  serialize: String,
  apply: applyMotionPreference,
});
