import { ground } from '../../paint/curve.ts';
import { defs, group, line, linearGradient, moved, place, rect, shape } from '../../paint/element.ts';
import { mountain, ridge, treeline } from '../../paint/land.ts';
import { broadleaf, cypress, foliage, grass, leafShape, leaves } from '../../paint/plants.ts';
import type { Random } from '../../paint/random.ts';
import { birds, cloudLight, cloudShape, mist, sky, sun } from '../../paint/sky.ts';
import { glitter, shimmer } from '../../paint/water.ts';
import type { Point } from '../../path.ts';
import type { Layout } from './layout.ts';
import { vines } from './vines.ts';

const house = [
  rect(-70, -58, 130, 58, 'wall') + rect(14, -58, 46, 58, 'wallShade'),
  shape('M-80-56l34-28h86l30 28z', 'roof'),
  rect(-98, -92, 40, 92, 'wall') + rect(-72, -92, 14, 92, 'wallShade'),
  shape('M-104-90l26-24 26 24z', 'roof'),
  line('M-44-36v12M-14-36v12M34-36v10M-80-70v10', 'ink', 7),
].join('');

/** A bunch of grapes under two leaves. */
const grapes = [
  line('M0-30V0', 'woodDark', 5),
  line('M-16 4h0M0 0h0M16 4h0M-10 20h0M8 18h0M-4 36h0M20 20h0M10 34h0M2 50h0', 'violetDark', 19),
  line('M-19 1h0M-3-3h0M13 1h0M-13 17h0M5 15h0M-7 33h0M-1 47h0', 'violet', 9),
  shape(
    'M2-24q-40-30-64 0 6 10-6 26 24 0 30 22 24-2 40-48zM4-26q30-34 58-10-2 12 12 24-22 6-24 28-26-6-46-42z',
    'leaf',
  ),
  line('M2-24q-30 2-48 18M4-26q24 2 40 20', 'leafLight', 3),
].join('');

/** Band 50: vines above a lake, late in the afternoon. */
export function lakeAndVineyard(random: Random, { width, height, horizon, floor, stage }: Layout): string[] {
  const [from, to] = stage;
  const span = to - from;
  const size = span / 820;
  const at = (share: number) => from + span * share;
  const main = mountain(random, [at(0.42), horizon - 330 * size], at(-0.25), at(1.0), horizon, 0.58);
  const next = mountain(random, [at(0.92), horizon - 240 * size], at(0.5), at(1.45), horizon, 0.5);
  const slope: Point[] = [
    [at(0.02), floor + 8],
    [at(0.26), floor - 36 * size],
    [at(0.55), floor - 96 * size],
    [at(0.86), floor - 150 * size],
    [width + 20, floor - 168 * size],
  ];
  return [
    sky(width, height, horizon / height),
    sun(at(0.1), horizon - 250 * size, 44 * size, width * 0.4),
    cloudLight(),
    shape(
      cloudShape(random, at(0.5), horizon - 400 * size, 340 * size, 60 * size) +
        cloudShape(random, at(-0.3), horizon - 330 * size, 240 * size, 36 * size),
      '#cloud',
    ),
    group(
      { id: 'm' },
      shape(
        ridge(
          random,
          [
            [-20, horizon - 50],
            [width * 0.16, horizon - 110 * size],
            [width * 0.34, horizon - 60],
            [width * 0.6, horizon - 130 * size],
            [width + 20, horizon - 90],
          ],
          horizon,
        ),
        'far',
        { opacity: 0.6 },
      ),
      shape(next.body, 'hill', { opacity: 0.75 }) + shape(next.lit, 'far'),
      shape(main.body, 'hill') + shape(main.lit, 'far'),
      shape(
        treeline(
          random,
          [
            [at(0.2), horizon - 4],
            [at(0.6), horizon - 22 * size],
            [width + 20, horizon - 44 * size],
          ],
          38 * size,
          20,
          horizon,
        ),
        'near',
      ),
    ),
    defs(
      linearGradient('w', [
        [0, 'skyLow'],
        [0.3, 'water'],
        [1, 'waterDeep'],
      ]),
      linearGradient('s', [
        [0, 'grass'],
        [1, 'leafDark'],
      ]),
      group({ id: 'c' }, cypress()),
      group({ id: 'g' }, grapes),
      group(
        { id: 'l' },
        shape('M0 0q-36-34-62-4 8 10-4 26 22-2 32 18 22-8 34-40z', 'leaf'),
        line('M0 0q-26 8-42 22', 'leafLight', 3),
      ),
    ),
    rect(0, horizon, width, height - horizon, '#w'),
    place('m', { y: horizon * 1.7, scale: 1, scaleY: -0.7, opacity: 0.35 }),
    mist('f', horizon - 40, width, 70, 0.5),
    line(glitter(random, at(0.1), horizon + 8, 190 * size, (floor - horizon) * 1.1, 30), 'sun', 3, { opacity: 0.9 }),
    line(shimmer(random, 0, horizon + 8, width, floor - horizon + 60, 50), 'bright', 2, { opacity: 0.45 }),
    moved(
      { x: at(0.32), y: horizon + 54 * size, scale: 0.9 * size },
      shape('M0 0V-74Q34-34 30-6zM-4-4V-58Q-26-28-28-6zM-32-2h66q-6 14-16 15h-34q-10-3-16-15z', 'paper'),
      line('M-16 24h30M-8 32h16', 'paper', 2, { opacity: 0.6 }),
    ),
    shape(ground(slope, height), '#s'),
    ...[
      [0.6, 98, 1],
      [0.635, 104, 1.4],
      [0.94, 152, 1.3],
    ].map(([share, lift, scale]) => place('c', { x: at(share!), y: floor - (lift! - 6) * size, scale: scale! * size })),
    moved({ x: at(0.79), y: floor - 128 * size, scale: size }, house),
    ...vines(random, { at, size, top: floor, bottom: height }),
    shape(
      ground(
        [
          [-20, floor + 90 * size],
          [at(-0.1), floor + 66 * size],
          [at(0.16), floor + 110 * size],
          [at(0.3), height + 10],
        ],
        height + 10,
      ),
      'leafDark',
    ),
    line(grass(random, 0, floor + 110 * size, at(0.14), 40, 60 * size), 'leaf', 3),
    moved({ x: at(0.07), y: floor + 80 * size, scale: 2.3 * size }, broadleaf(random, undefined, 1.1)),
    shape(foliage(random, width - 30, height - 20, 190 * size, 90 * size, 15), 'leafDark') +
      shape(leaves(random, width - 60, height - 50, 130 * size, 40, 30, 24), 'leaf'),
    line(
      `M${width + 10} ${Math.round(horizon - 440 * size)}q${-90 * size} ${20 * size} ${Math.round(-170 * size)} ${Math.round(-30 * size)}t${Math.round(-150 * size)} ${Math.round(26 * size)}`,
      'woodDark',
      8 * size,
    ),
    place('g', { x: width - 60 * size, y: horizon - 390 * size, scale: 1.15 * size }),
    place('g', { x: width - 180 * size, y: horizon - 410 * size, scale: 0.9 * size, flip: true }),
    ...[
      [10, 440, 1.2, 0],
      [110, 436, 1.1, 40],
      [230, 462, 1, 70],
      [300, 446, 0.8, 10],
      [130, 470, 0.9, 150],
      [20, 470, 1.2, 120],
    ].map(([x, y, scale, turn]) =>
      place('l', { x: width - x! * size, y: horizon - y! * size, scale: scale! * size, turn: turn! }),
    ),
    shape(
      leafShape([width - 320 * size, horizon - 440 * size], [width - 350 * size, horizon - 420 * size], 7),
      'leafLight',
    ),
    birds(
      [
        [at(0.16), horizon - 340 * size],
        [at(0.21), horizon - 362 * size],
        [at(0.25), horizon - 336 * size],
      ],
      26 * size,
    ),
  ];
}
