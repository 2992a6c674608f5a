import type { Point } from '../path.ts';
import { ground, polygon } from './curve.ts';
import { type Random, times } from './random.ts';

/**
 * Ground and mountains as path data: `hills` for rolling land, `peaks` for a mountain with its lit side, `ridge` for
 * a jagged chain, `treeline` for a far wood. Draw them from far (pale) to near (dark).
 */

/** Rolling land from edge to edge; `swell` is how much it rises and falls. */
export function hills(random: Random, width: number, y: number, swell: number, bottom: number, step = 160): string {
  const count = Math.ceil(width / step) + 1;
  const phase = random.next() * 6.28;
  const points = times(count, (index): Point => {
    const wave = Math.sin(phase + index * 1.1) * 0.6 + random.around(0, 0.4);
    return [index === 0 ? -10 : Math.min(width + 10, index * step), y - swell * wave];
  });
  return ground(points, bottom);
}

/** Halves a line again and again, pushing the middle up or down. */
function roughen(random: Random, from: Point, to: Point, depth: number, push: number): Point[] {
  if (depth === 0) return [to];
  const middle: Point = [
    from[0] + (to[0] - from[0]) * random.between(0.4, 0.6),
    from[1] + (to[1] - from[1]) * random.between(0.4, 0.6) + random.around(0, push),
  ];
  return [...roughen(random, from, middle, depth - 1, push / 2), ...roughen(random, middle, to, depth - 1, push / 2)];
}

/** A chain of tops seen from far: straight slopes between the given points, roughened. */
export function ridge(random: Random, points: readonly Point[], bottom: number, depth = 3, push = 14): string {
  const [first, ...rest] = points as [Point, ...Point[]];
  const line = [first, ...rest.flatMap((to, index) => roughen(random, points[index]!, to, depth, push))];
  return polygon([...line, [line.at(-1)![0], bottom], [first[0], bottom]]);
}

export interface Mountain {
  /** Outline down to the base. */
  body: string;
  /** The side that the light meets. */
  lit: string;
  /** Snow on the top, lit side only. */
  snow: string;
}

/** Snow between the lit edge and the spine: it reaches down in tongues, as it lies in gullies. */
function snowCap(top: Point, edge: readonly Point[], spine: readonly Point[]): Point[] {
  const rim = edge.filter((point) => point !== top).slice(0, 3);
  const ridge = spine.slice(0, 3);
  const [from, to] = [rim.at(-1)!, ridge.at(-1)!];
  const reach = (from[1] + to[1]) / 2 - top[1];
  const tongues = [0.1, -0.3, 0.16, -0.36, 0.08, -0.2].map((depth, index): Point => {
    const share = (index + 1) / 7;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + depth * reach];
  });
  return [top, ...rim, ...tongues, ...ridge.toReversed()];
}

/** One mountain; `lean` says where the spine comes down (share of the width, 0 left, 1 right). */
export function mountain(
  random: Random,
  top: Point,
  left: number,
  right: number,
  base: number,
  lean = 0.55,
  lightFrom: 'left' | 'right' = 'left',
): Mountain {
  const push = (base - top[1]) * 0.07;
  const up = [[left, base] as Point, ...roughen(random, [left, base], top, 3, push)];
  const down = roughen(random, top, [right, base], 3, push);
  const foot: Point = [left + (right - left) * lean, base];
  const spine = roughen(random, top, foot, 3, push).map(
    ([x, y], index): Point => [x + (index % 2 ? 0.75 : -0.5) * push, y],
  );
  const edge = lightFrom === 'left' ? up.toReversed() : down;
  const lit = [top, ...edge.slice(lightFrom === 'left' ? 1 : 0), ...spine.toReversed()];
  return { body: polygon([...up, ...down]), lit: polygon(lit), snow: polygon(snowCap(top, edge, spine)) };
}

/** Tops of firs along a line, as seen from far. */
export function treeline(random: Random, line: readonly Point[], height: number, step: number, bottom: number): string {
  const yAt = (x: number) => {
    const index = Math.max(
      1,
      line.findIndex((point) => point[0] >= x),
    );
    const [a, b] = [line[index - 1]!, line[index]!];
    return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
  };
  const [start, end] = [line[0]![0], line.at(-1)![0]];
  const points: Point[] = [];
  for (let x = start; x < end; x += step * random.between(0.6, 1.4)) {
    const tall = height * random.between(0.5, 1);
    const half = step * random.between(0.3, 0.5);
    points.push(
      [x - half, yAt(Math.max(start, x))],
      [x, yAt(x) - tall],
      [x + half, yAt(Math.min(end, x)) - tall * random.between(0.05, 0.3)],
    );
  }
  return polygon([[start, bottom], ...points, [end, bottom]]);
}
