import type { Point } from '../path.ts';
import { onCircle } from '../path.ts';
import { joinNumbers } from '../pathData.ts';
import { d, polygon, scallop, scatter, smooth } from './curve.ts';
import { type Fill, group, line, shape } from './element.ts';
import { type Random, times } from './random.ts';

/**
 * Leaves and trees. `foliage` is one mass with a scalloped edge, `dabs` are brush strokes of leaves on it;
 * `broadleaf`, `cypress`, `fir`, `pine` and `poplar` are whole trees of about 100 units, standing at 0,0.
 * Put one in `defs` under an id and `place` it often, smaller and flipped.
 */
export function foliage(random: Random, x: number, y: number, rx: number, ry: number, count = 11): string {
  const points = times(count, (index): Point => {
    const [dx, dy] = onCircle(1, (index + random.around(0, 0.28)) * (360 / count));
    const reach = random.between(0.84, 1.06);
    return [x + dx * rx * reach, y + dy * ry * reach];
  });
  return scallop(points);
}

/** Short strokes in an ellipse, at `angle` give or take 35 degrees. */
export function dabs(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  length: number,
  angle = -30,
): string {
  const strokes = times(count, (): readonly [Point, Point] => {
    const [dx, dy] = onCircle(Math.sqrt(random.next()), random.between(0, 360));
    const tip = onCircle(length * random.between(0.5, 1), angle + random.around(0, 35));
    return [[x + dx * rx, y + dy * ry], tip];
  });
  return scatter(strokes);
}

/** Small pointed leaves in an ellipse, to be filled: as `dabs`, but for where they are large enough to have a form. */
export function leaves(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  length: number,
  angle = -30,
): string {
  let at: Point = [0, 0];
  return times(count, () => {
    const [dx, dy] = onCircle(Math.sqrt(random.next()), random.between(0, 360));
    const [tx, ty] = onCircle(length * random.between(0.7, 1.1), angle + random.around(0, 50));
    const [nx, ny] = [-ty * 0.36, tx * 0.36];
    const from: Point = [Math.round(x + dx * rx), Math.round(y + dy * ry)];
    const go = [from[0] - at[0], from[1] - at[1]];
    at = from;
    const there = [tx / 2 + nx, ty / 2 + ny, tx, ty];
    const back = [-tx / 2 - nx, -ty / 2 - ny, -tx, -ty];
    const whole = [...there, ...back].map((value) => Math.round(value) + 0);
    // The two sides end where the leaf began, whatever rounding did to its tip.
    whole[6] = -whole[2]! + 0;
    whole[7] = -whole[3]! + 0;
    return `m${joinNumbers(go)}q${joinNumbers(whole)}`;
  })
    .join('')
    .replace(/^m/, 'M');
}

/** A pointed leaf from `from` to `to`, `width` wide. */
export function leafShape(from: Point, to: Point, width: number, bend = 0): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const at = (share: number, side: number): Point => [
    from[0] + dx * share + nx * side,
    from[1] + dy * share + ny * side,
  ];
  const [a, b] = [at(0.4, width + bend), at(0.4, -width + bend)];
  return d`M${from[0]} ${from[1]}Q${a[0]} ${a[1]} ${to[0]} ${to[1]}Q${b[0]} ${b[1]} ${from[0]} ${from[1]}z`;
}

export interface TreeTones {
  dark: Fill;
  middle: Fill;
  light: Fill;
  trunk?: Fill;
}
const green: TreeTones = { dark: 'leafDark', middle: 'leaf', light: 'leafLight', trunk: 'woodDark' };

/** A forked trunk from the ground up, `height` tall. */
const trunk = (height: number, width: number) =>
  d`M${-width} 0Q${-width * 0.4}${-height * 0.3} ${-width * 0.6}${-height * 0.5}L${-width * 2.6}${-height}l${width * 0.7} 0L0${-height * 0.62}L${width * 1.6}${-height * 1.05}l${width * 0.7} 0L${width * 0.6}${-height * 0.45}Q${width * 0.4}${-height * 0.2} ${width * 1.3} 0z`;

/** A round, leafy crown on a forked trunk; the light is on the left. */
export function broadleaf(random: Random, tones: TreeTones = green, girth = 1): string {
  const masses = [
    [0, -64, 36, 25],
    [-20, -48, 24, 17],
    [21, -50, 23, 18],
    [2, -78, 23, 17],
  ] as const;
  const wide = masses.map(([x, y, rx, ry]) => [x * girth, y, rx * girth, ry] as const);
  return [
    shape(trunk(46, 3), tones.trunk ?? 'woodDark'),
    shape(wide.map(([x, y, rx, ry]) => foliage(random, x + 1, y + 2, rx, ry, 9)).join(''), tones.dark),
    shape(
      wide.map(([x, y, rx, ry]) => foliage(random, x - rx * 0.17, y - ry * 0.2, rx * 0.84, ry * 0.76, 8)).join(''),
      tones.middle,
    ),
    shape(
      wide.map(([x, y, rx, ry]) => foliage(random, x - rx * 0.34, y - ry * 0.42, rx * 0.5, ry * 0.42, 7)).join(''),
      tones.light,
      { opacity: 0.6 },
    ),
  ].join('');
}

/** A slender flame of leaves, as on southern roads. */
export function cypress(tones: TreeTones = green): string {
  const body = 'M-2 0l-1-5q-8-9-9-28q0-36 10-64q2-4 4 0q10 30 9 64q-1 18-8 28l-1 5z';
  const lit = 'M-3-6q-7-10-7-27q0-34 9-59q-3 26 0 46q3 22-2 40z';
  return (
    shape(body, tones.dark) +
    shape(lit, tones.middle) +
    line('M-6-30q-1-14 2-30M-3-14q-2-8-1-14M1-48q-1-16 1-26', tones.light, 1.2, { opacity: 0.7 })
  );
}

/** A fir with hanging boughs; the light is on the left. */
export function fir(random: Random, tones: TreeTones = green, tiers = 6): string {
  const bough = (index: number, side: 1 | -1): Point[] => {
    const y = -100 + (index + 1) * (92 / tiers);
    const reach = (5 + 21 * ((index + 1) / tiers)) * random.between(0.85, 1.1) * side;
    return [
      [reach * 0.42, y - 9],
      [reach, y],
      [reach * 0.5, y - 2.4],
    ];
  };
  const side = (sign: 1 | -1) => times(tiers, (index) => bough(index, sign)).flat();
  const [left, right] = [side(-1), side(1)];
  return [
    shape('M-2-12h4v12h-4z', tones.trunk ?? 'woodDark'),
    shape(polygon([[0, -104], ...right, [0, -8], ...left.toReversed()]), tones.dark),
    shape(polygon([[0, -104], [-1, -70], [1, -40], [-3, -12], ...left.toReversed()]), tones.middle),
  ].join('');
}

/** An umbrella pine: a leaning stem and flat clouds of needles. */
export function pine(random: Random, tones: TreeTones = green): string {
  const plates = [
    [-14, -84, 30, 9],
    [16, -92, 28, 10],
    [2, -100, 24, 8],
    [26, -76, 18, 6],
  ] as const;
  return [
    line('M-4 0q3-36 4-56q1-12 10-30M0-52q-6-16-14-28M3-60q8-10 20-14', tones.trunk ?? 'woodDark', 4),
    shape(plates.map(([x, y, rx, ry]) => foliage(random, x, y, rx, ry, 9)).join(''), tones.dark),
    shape(
      plates.map(([x, y, rx, ry]) => foliage(random, x - rx * 0.1, y - ry * 0.28, rx * 0.88, ry * 0.66, 8)).join(''),
      tones.middle,
    ),
    line(
      plates.map(([x, y, rx, ry]) => dabs(random, x - rx * 0.25, y - ry * 0.6, rx * 0.6, ry * 0.35, 5, 4, 0)).join(''),
      tones.light,
      1.8,
    ),
  ].join('');
}

/** A tall, narrow tree with upward leaves. */
export const poplar = (random: Random, tones: TreeTones = green): string =>
  [
    shape('M-1.6 0l.8-30h1.6l.8 30z', tones.trunk ?? 'woodDark'),
    shape(foliage(random, 0, -56, 11, 46, 17), tones.dark),
    shape(foliage(random, -2.6, -59, 8.2, 41, 14), tones.middle),
    line(dabs(random, -3.5, -60, 4, 34, 16, 6, -80), tones.light, 1.8),
  ].join('');

/** Blades of grass along a line, as one path for `line`. */
export const grass = (random: Random, x: number, y: number, width: number, count: number, height: number): string =>
  scatter(
    times(count, () => {
      const [tall, lean] = [height * random.between(0.4, 1), random.around(0, height * 0.4)];
      return [
        [x + width * random.next(), y + random.around(0, height * 0.12)],
        [lean, -tall],
      ];
    }),
  );

/** A rose seen from a little above, about 20 wide, at 0,0. */
export const rose = (dark: Fill = 'roseDark', middle: Fill = 'rose', light: Fill = 'roseLight') =>
  group(
    {},
    shape(
      scallop([
        [-8, -5],
        [0, -10],
        [8, -5],
        [9, 4],
        [2, 9],
        [-6, 8],
        [-10, 2],
      ]),
      dark,
    ),
    shape(
      smooth(
        [
          [-7, -3],
          [-1, -8],
          [6, -4],
          [6, 3],
          [0, 7],
          [-6, 4],
        ],
        true,
      ),
      middle,
    ),
    line('M-4-1q0-5 5-4q4 2 2 5q-3 4-7 1M-6 3q5 6 11 1', light, 1.7),
  );
