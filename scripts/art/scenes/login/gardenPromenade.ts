import { ground } from '../../paint/curve.ts';
import { defs, group, line, linearGradient, moved, place, rect, shape } from '../../paint/element.ts';
import { hills, mountain, ridge, treeline } from '../../paint/land.ts';
import { broadleaf, cypress, foliage, leaves, rose } from '../../paint/plants.ts';
import { type Random, times } from '../../paint/random.ts';
import { birds, cloudLight, cloudShape, mist, sky, sun } from '../../paint/sky.ts';
import { shimmer } from '../../paint/water.ts';
import type { Layout } from './layout.ts';

const baluster = 'M-9 0h18v6q-6 4-5 12q6 10 5 20q-1 8-5 12v6h6v6h-20v-6h6v-6q-4-4-5-12q-1-10 5-20q1-8-5-12z';
const bench = [
  shape('M-110 4H130l-24 12H-120z', 'shadow', { opacity: 0.25 }),
  line('M-92 6V-92M92 6V-92M-60 2V-34M60 2V-34', 'ink', 7),
  line('M-102-84H102M-102-64H102M-102-44H102', 'woodLight', 12),
  line('M-102-79H102M-102-59H102', 'wood', 3),
  line('M-108-28H108', 'wood', 10) + line('M-114-50q-8 0-6 20M114-50q8 0 6 20', 'ink', 6),
].join('');
const urn = [
  shape('M-34-60H34Q30-14 10-8V0H22v12H-22V0H-10v-8Q-30-14-34-60z', 'wall'),
  shape('M6-60H34Q30-14 10-8V0H22v12H2z', 'wallShade'),
  rect(-40, -68, 80, 10, 'wall'),
].join('');
const lantern = [
  line('M0 0v-210', 'ink', 6),
  shape('M-12 0q4-16 8-44h8q4 28 8 44z', 'ink'),
  shape('M-14-248h28l-6 36h-16z', 'lamp'),
  line('M-17-249h34M0-252v-14M-9-212h18', 'ink', 3),
].join('');

/** Band 60: a walk through a garden, with mountains behind it, in the golden hour. */
export function gardenPromenade(random: Random, { width, height, horizon: shore, floor, stage }: Layout): string[] {
  const [from, to] = stage;
  const span = to - from;
  const size = span / 820;
  const horizon = shore - 62 * size;
  const at = (share: number) => Math.round(from + span * share);
  const peaks = [
    mountain(random, [at(0.98), horizon - 250 * size], at(0.6), at(1.5), horizon, 0.45),
    mountain(random, [at(0.24), horizon - 230 * size], at(-0.2), at(0.7), horizon, 0.6),
    mountain(random, [at(0.62), horizon - 340 * size], at(0.2), at(1.12), horizon, 0.56),
  ];
  const bush = (x: number, y: number, rx: number, ry: number) =>
    shape(foliage(random, x, y, rx, ry, 14), 'leafDark') +
    shape(foliage(random, x - rx * 0.14, y - ry * 0.2, rx * 0.84, ry * 0.74, 12), 'leaf') +
    shape(leaves(random, x - rx * 0.2, y - ry * 0.3, rx * 0.6, ry * 0.4, 12, 18 * size), 'leafLight');
  const rail = floor - 88 * size;
  const fence = 0.62 * size;
  return [
    sky(width, height, horizon / height),
    sun(at(0.04), horizon - 190 * size, 46 * size, width * 0.44),
    cloudLight(),
    shape(
      cloudShape(random, at(-0.35), horizon - 330 * size, 300 * size, 46 * size) +
        cloudShape(random, at(0.66), horizon - 430 * size, 300 * size, 52 * size),
      '#cloud',
    ),
    shape(
      ridge(
        random,
        [
          [-20, horizon - 60],
          [width * 0.2, horizon - 120 * size],
          [width * 0.4, horizon - 70],
          [width * 0.7, horizon - 150 * size],
          [width + 20, horizon - 110],
        ],
        horizon,
      ),
      'far',
      { opacity: 0.55 },
    ),
    ...peaks.map(
      ({ body, lit, snow }) => shape(body, 'hill', { opacity: 0.85 }) + shape(lit, 'far') + shape(snow, 'snow'),
    ),
    mist('f', horizon - 100, width, 130, 0.65, 'skyLow'),
    shape(hills(random, width, horizon - 14, 16, horizon + 40, 150), 'hill'),
    shape(
      treeline(
        random,
        [
          [-20, horizon + 10],
          [width * 0.3, horizon + 2],
          [width * 0.7, horizon + 12],
          [width + 20, horizon],
        ],
        30 * size,
        18,
        horizon + 40,
      ),
      'near',
      { opacity: 0.8 },
    ),
    defs(
      linearGradient('w', [
        [0, 'skyLow'],
        [0.4, 'water'],
        [1, 'waterDeep'],
      ]),
      linearGradient('p', [
        [0, 'skyLow'],
        [1, 'sandShade'],
      ]),
      linearGradient('l', [
        [0, 'grass'],
        [1, 'leaf'],
      ]),
      group({ id: 'b' }, shape(baluster, 'wall'), shape('M2 0h7v6q-6 4-5 12q6 10 5 20q-1 8-5 12v6h-5z', 'wallShade')),
      group({ id: 'v' }, ...times(8, (index) => place('b', { x: index * 40 + 20 }))),
      group({ id: 'c' }, cypress()),
      group({ id: 'r' }, rose()),
      group({ id: 'q' }, rose('rose', 'roseLight', 'paper')),
      group(
        { id: 'u' },
        urn,
        shape(foliage(random, 0, -80, 44, 26, 11), 'leaf'),
        place('r', { x: -20, y: -88 }),
        place('q', { x: 4, y: -96, scale: 1.1 }),
        place('r', { x: 24, y: -84 }),
      ),
    ),
    rect(0, horizon + 24, width, floor - horizon, '#w'),
    line(shimmer(random, 0, horizon + 30, width, floor - horizon - 60, 46), 'bright', 2, { opacity: 0.5 }),
    rect(0, rail, width, 26 * size, 'wallShade'),
    ...times(Math.ceil(width / (320 * fence)), (index) =>
      place('v', { x: index * 320 * fence, y: rail - 52 * fence, scale: fence }),
    ),
    rect(0, rail - 4 * size, width, 9 * size, 'wall'),
    rect(0, rail - 62 * fence, width, 13 * fence, 'wall'),
    rect(0, rail - 52 * fence, width, 4 * fence, 'wallShade'),
    shape(
      ground(
        [
          [-20, floor - 70 * size],
          [width * 0.5, floor - 78 * size],
          [width + 20, floor - 70 * size],
        ],
        height,
      ),
      '#l',
    ),
    shape(
      `M${at(0.5)} ${Math.round(floor - 78 * size)}h${Math.round(70 * size)}Q${at(0.72)} ${floor} ${at(0.66)} ${Math.round(floor + 60 * size)}T${at(0.96)} ${height}H${at(0.1)}Q${at(0.3)} ${Math.round(floor + 110 * size)} ${at(0.44)} ${Math.round(floor + 40 * size)}T${at(0.5)} ${Math.round(floor - 78 * size)}z`,
      '#p',
    ),
    ...(
      [
        [0.02, 1.5],
        [0.065, 1.1],
        [0.74, 1.7],
        [0.79, 1.2],
      ] as const
    ).map(([share, scale]) => place('c', { x: at(share), y: floor - 66 * size, scale: scale * size })),
    place('u', { x: at(0.46), y: floor - 76 * size, scale: size * 0.8 }),
    place('u', { x: at(0.635), y: floor - 76 * size, scale: size * 0.8 }),
    moved({ x: at(0.405), y: floor + 18 * size, scale: 1.1 * size }, lantern),
    moved({ x: at(0.92), y: floor + 14 * size, scale: 3.4 * size }, broadleaf(random, undefined, 1.15)),
    moved({ x: at(0.25), y: floor + 16 * size, scale: size * 0.95 }, bench),
    shape(
      `M${at(0.9)} ${Math.round(floor + 10 * size)}h${Math.round(210 * size)}v${Math.round(24 * size)}h${Math.round(-160 * size)}z`,
      'shadow',
      { opacity: 0.2 },
    ),
    bush(at(0.12), floor + 86 * size, 130 * size, 44 * size),
    bush(at(0.86), floor + 108 * size, 120 * size, 50 * size),
    bush(at(-0.12), height - 20 * size, 190 * size, 70 * size),
    bush(at(1.02), height - 10, 210 * size, 100 * size),
    ...times(15, (index) => {
      const [x, y, scale] =
        index < 4
          ? [at(0.03 + index * 0.05), floor + 66 * size, 1.1]
          : index < 8
            ? [at(0.76 + (index - 4) * 0.055), floor + 86 * size, 1.2]
            : index < 11
              ? [at(-0.26 + (index - 8) * 0.1), height - 60 * size, 1.8]
              : [at(0.86 + (index - 11) * 0.055), height - 70 * size, 2.1];
      return place(index % 3 ? 'r' : 'q', { x, y: y + random.around(0, 16 * size), scale: scale * size });
    }),
    birds(
      [
        [at(0.2), horizon - 330 * size],
        [at(0.25), horizon - 352 * size],
        [at(0.29), horizon - 326 * size],
      ],
      26 * size,
    ),
  ];
}
