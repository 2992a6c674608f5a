import { type ObjectPicture, still } from '../objectPicture.ts';

/** A way to pay, 64 × 40: no network's own sign, to be shown beside its name. */
export const mark = (name: string, draw: () => readonly string[]): ObjectPicture =>
  still(50, { name: `pay-${name}`, width: 64, height: 40, draw: () => draw().join('') });
