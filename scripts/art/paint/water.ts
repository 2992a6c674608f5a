import type { Point } from '../path.ts';
import { scatter } from './curve.ts';
import { type Random, times } from './random.ts';

type Stroke = readonly [Point, Point];

/**
 * Water is a few layers: a gradient, the reflection of what stands behind it, and `shimmer`, short level strokes that
 * are thin and dense far away, long and loose near by. Draw with `line(shimmer(…), 'bright', 2)`.
 */
export function shimmer(random: Random, x: number, top: number, width: number, height: number, count: number): string {
  const strokes = times(count, (_, share): Stroke => {
    const depth = share ** 1.6;
    const length = (0.18 + 0.82 * depth) * width * random.between(0.08, 0.3);
    const left = x + (width - length) * random.next();
    return [
      [left, top + height * depth],
      [length, 0],
    ];
  });
  return scatter(strokes);
}

/** A path of light under the sun: narrow at the horizon, wider and broken towards the viewer. */
export function glitter(random: Random, x: number, top: number, spread: number, height: number, count: number): string {
  const strokes = times(count, (_, share): Stroke => {
    const half = spread * (0.12 + 0.88 * share) * random.between(0.25, 1);
    const left = x + random.around(0, spread * 0.35 * share) - half / 2;
    return [
      [left, top + height * share ** 1.3],
      [half, 0],
    ];
  });
  return scatter(strokes);
}

/** A line of small waves: `line(waves(0, 320, 1600, 40, 6), 'waterDeep', 3)`. */
export const waves = (x: number, y: number, width: number, step: number, height: number) =>
  `M${x} ${y}q${step / 2}${-height} ${step} 0${`t${step} 0`.repeat(Math.max(0, Math.ceil(width / step) - 1))}`;
