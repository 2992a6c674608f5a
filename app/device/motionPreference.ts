/** How much moves on the screen. Until a member chooses, the device's own setting decides. */
export type MotionPreference = 'system' | 'reduced' | 'full';

export const motionStorageKey = 'motion';

export const parseMotionPreference = (stored: string | null): MotionPreference =>
  stored === 'reduced' || stored === 'full' ? stored : 'system';

/** The global style rules read the attribute; without it they follow the device. */
export function applyMotionPreference(
  motion: MotionPreference,
  root: Pick<HTMLElement, 'dataset'> = document.documentElement,
): void {
  if (motion === 'system') delete root.dataset.motion;
  else root.dataset.motion = motion;
}
