/** How much moves on the screen. Until a member chooses, the device's own setting decides. */
export type Motion = 'system' | 'reduced' | 'full';

export const motionKey = 'motion';

export const parseMotion = (stored: string | null): Motion =>
  stored === 'reduced' || stored === 'full' ? stored : 'system';

/** The global style rules read the attribute; without it they follow the device. */
export function applyMotion(motion: Motion, root: Pick<HTMLElement, 'dataset'> = document.documentElement): void {
  if (motion === 'system') delete root.dataset.motion;
  else root.dataset.motion = motion;
}
