import type { Random } from '../../paint/random.ts';

/** Somewhere to stand, 480 × 480 and some more on all sides, seen out of focus; the light comes from the left. */
export type Place = (random: Random) => string;

/** A little beyond the picture, for what is blurred at the edge would become transparent. */
export const all = { x: -40, y: -40, width: 560, height: 560 };
