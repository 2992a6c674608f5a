import { defs, group, line, moved, place, rect, shape } from '../../paint/element.ts';
import { hills, mountain, ridge, treeline } from '../../paint/land.ts';
import { cypress, foliage, leaves } from '../../paint/plants.ts';
import { type Random, times } from '../../paint/random.ts';
import { birds, cloudShape } from '../../paint/sky.ts';
import { shimmer, waves } from '../../paint/water.ts';

/** Size of a plan background; the prices stand on it, so it is drawn in veils: a tenth of the contrast of a picture. */
export const [width, height] = [1440, 900] as const;

/** Band 40: a bridge over the harbour. */
export function bridge(random: Random): string[] {
  const pylon = 'M-26 640L-16 250h10V200h12v50h10L26 640H10V520h-20v120z';
  const cables = (x: number) =>
    times(
      11,
      (index) =>
        `M${x} ${230 + index * 8}L${x - 60 - index * 34} 520M${x} ${230 + index * 8}L${x + 60 + index * 34} 520`,
    ).join('');
  const towers = times(
    26,
    (index) =>
      `M${index * 58 - 20} 600v-${Math.round(random.between(30, 150))}h${Math.round(random.between(34, 60))}V600z`,
  ).join('');
  return [
    shape(
      ridge(
        random,
        [
          [-10, 520],
          [300, 430],
          [620, 520],
          [900, 440],
          [1200, 400],
          [1450, 480],
        ],
        620,
      ),
      'veilPale',
    ),
    shape(cloudShape(random, 120, 210, 360, 60) + cloudShape(random, 900, 150, 320, 44), 'veilPale'),
    shape(towers, 'veil'),
    line(cables(420) + cables(1020), 'veil', 2.5),
    shape(pylon, 'veilDeep', { transform: 'translate(420 0)' }) +
      shape(pylon, 'veilDeep', { transform: 'translate(1020 0)' }),
    shape('M-10 512Q720 490 1450 512v18Q720 508-10 530z', 'veilDeep'),
    rect(0, 600, width, 300, 'veilPale'),
    line(shimmer(random, 0, 620, width, 240, 60), 'veil', 3),
    ...(
      [
        [230, 680, 1.2],
        [720, 650, 0.8],
        [1190, 720, 1.6],
      ] as const
    ).map(([x, y, scale]) =>
      moved(
        { x, y, scale },
        shape('M4 0V-90Q44-40 40-8H4zM-4-6V-74Q-34-34-36-8zM-44 0h92q-8 20-20 22h-50q-14-4-22-22z', 'veilDeep'),
      ),
    ),
    line(waves(-20, 800, 1500, 90, 18) + waves(-60, 850, 1560, 110, 20), 'veil', 5),
    birds(
      [
        [600, 240],
        [650, 220],
        [690, 248],
      ],
      30,
      'veilDeep',
    ),
  ];
}

/** Band 50: a dance floor under lanterns, before anyone has come. */
export function pavilion(random: Random): string[] {
  const lanterns = (y: number, sag: number) =>
    times(9, (index) => {
      const share = (index + 1) / 10;
      return `M${Math.round(share * width)} ${Math.round(y + 4 * sag * share * (1 - share))}v0`;
    }).join('');
  return [
    shape(hills(random, width, 420, 50, 640, 200), 'veilPale'),
    shape(hills(random, width, 500, 34, 660, 240), 'veil'),
    shape(
      foliage(random, 60, 520, 150, 120, 14) +
        foliage(random, 1390, 500, 160, 150, 14) +
        foliage(random, 260, 570, 110, 60, 12) +
        foliage(random, 1190, 570, 120, 64, 12),
      'veil',
    ),
    shape('M0 640H1440V900H0z', 'veilPale'),
    line(
      'M720 640L-500 900M720 640L-100 900M720 640L260 900M720 640L560 900M720 640L880 900M720 640L1180 900M720 640L1540 900M720 640L1940 900M0 690H1440M0 770H1440',
      'veilDeep',
      4,
    ),
    shape('M440 640V400H456V640zM984 640V400H1000V640zM590 620V410H602V620zM838 620V410H850V620z', 'veilDeep'),
    shape('M400 410Q560 390 640 300Q690 270 720 220Q750 270 800 300Q880 390 1040 410z', 'veilAccent'),
    shape('M720 220v-40l24 10-24 10z', 'veilDeep'),
    shape('M430 640q290-24 580 0l20 26H410z', 'veil'),
    line('M-10 120Q720 420 1450 120M-10 60Q720 260 1450 60', 'veilDeep', 3),
    line(lanterns(120, 150) + lanterns(60, 100), 'veilAccent', 40),
    shape(leaves(random, 720, 800, 620, 70, 30, 22, 0), 'veilAccent'),
  ];
}

/** Band 60: an empty bench, a lake, mountains. */
export function lakeside(random: Random): string[] {
  const [west, middle, east] = [
    mountain(random, [300, 250], -120, 720, 600, 0.6),
    mountain(random, [760, 160], 320, 1240, 600, 0.55),
    mountain(random, [1240, 270], 900, 1640, 600, 0.5),
  ];
  return [
    shape(cloudShape(random, 80, 180, 340, 56) + cloudShape(random, 1040, 140, 320, 48), 'veilPale'),
    shape(west.body + east.body + middle.body, 'veil') + shape(west.lit + east.lit + middle.lit, 'veilPale'),
    shape(
      treeline(
        random,
        [
          [-10, 570],
          [500, 592],
          [1000, 590],
          [1450, 560],
        ],
        50,
        26,
        610,
      ),
      'veil',
    ),
    rect(0, 600, width, 200, 'veilPale'),
    line(shimmer(random, 0, 616, width, 150, 50), 'veil', 3),
    shape('M-10 760Q400 700 760 730T1450 716V910H-10z', 'veil'),
    defs(group({ id: 'c' }, cypress({ dark: 'veilDeep', middle: 'veil', light: 'veil' }))),
    ...(
      [
        [150, 760, 2.4],
        [210, 764, 1.7],
        [1010, 740, 1.5],
      ] as const
    ).map(([x, y, scale]) => place('c', { x, y, scale })),
    line('M540 820V660M860 820V660', 'veilDeep', 14) +
      line('M510 672H890M510 708H890M510 744H890', 'veilDeep', 22) +
      line('M520 780H880', 'veilDeep', 16),
    shape('M1240 910Q1262 680 1250 500L1180 380h22L1256 450 1284 330h22L1286 490Q1290 700 1320 910z', 'veilDeep'),
    shape(foliage(random, 1250, 280, 230, 140, 17) + foliage(random, 1400, 400, 130, 100, 12), 'veilDeep'),
    shape(foliage(random, 1210, 250, 150, 84, 12) + foliage(random, 1390, 370, 74, 56, 9), 'veil'),
    birds(
      [
        [520, 220],
        [570, 200],
        [610, 228],
      ],
      30,
      'veilDeep',
    ),
  ];
}
