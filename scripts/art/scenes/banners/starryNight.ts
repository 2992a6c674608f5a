import { ground } from '../../paint/curve.ts';
import { circle, defs, group, line, linearGradient, place, radialGradient, shape } from '../../paint/element.ts';
import { ridge, treeline } from '../../paint/land.ts';
import { fir } from '../../paint/plants.ts';
import { sky, stars } from '../../paint/sky.ts';
import { banner, tall, wide } from './banner.ts';

const twinkle = 'M0-12Q1-1 12 0Q1 1 0 12Q-1 1-12 0Q-1-1 0-12z';

export const starryNight = banner(21, (random) => [
  sky(wide, tall, 0.86, 'night'),
  defs(
    linearGradient('w', [
      [0, 'bright', 0],
      [0.5, 'bright', 0.24],
      [1, 'bright', 0],
    ]),
    radialGradient('g', [
      [0, 'lamp', 0.85],
      [1, 'lamp', 0],
    ]),
    linearGradient(
      't',
      [
        [0, 'bright', 0],
        [1, 'bright', 0.95],
      ],
      { x2: 1 },
    ),
    group({ id: 'k' }, shape(twinkle, 'bright')),
    group({ id: 'f' }, fir(random, { dark: 'nightLand', middle: 'nightLand', light: 'nightLand', trunk: 'nightLand' })),
  ),
  group(
    { transform: 'rotate(-17 800 150)' },
    shape('M-100 60Q400 20 800 70T1700 80V220Q1200 190 800 220T-100 200z', '#w'),
    shape('M-100 110Q300 80 700 124T1700 130V176Q1100 150 700 176T-100 160z', '#w'),
    line(stars(random, -60, 70, 1720, 130, 64), 'bright', 2, { opacity: 0.75 }),
  ),
  line(stars(random, 0, 0, wide, 280, 56), 'bright', 2.2, { opacity: 0.8 }),
  line(stars(random, 0, 0, wide, 240, 22), 'lamp', 4.4, { opacity: 0.9 }),
  ...(
    [
      [220, 60, 1],
      [560, 150, 0.7],
      [960, 46, 1.1],
      [1200, 170, 0.7],
      [1440, 70, 1.3],
      [380, 210, 0.6],
    ] as const
  ).map(([x, y, scale]) => place('k', { x, y, scale })),
  shape('M1010 96L1236 168l4-5z', '#t'),
  circle(1238, 166, 3.5, 'bright'),
  shape(
    ridge(
      random,
      [
        [0, 300],
        [180, 250],
        [380, 300],
        [620, 230],
        [860, 292],
        [1080, 244],
        [1340, 300],
        [1600, 250],
      ],
      350,
    ),
    'nightLow',
    { opacity: 0.6 },
  ),
  shape(
    ridge(
      random,
      [
        [0, 330],
        [240, 286],
        [500, 330],
        [760, 300],
        [1060, 336],
        [1340, 288],
        [1600, 326],
      ],
      380,
    ),
    'night',
  ),
  shape(
    treeline(
      random,
      [
        [-10, 346],
        [400, 356],
        [820, 350],
        [1240, 354],
        [1610, 340],
      ],
      30,
      38,
      400,
    ),
    'nightHigh',
  ),
  shape(
    ground(
      [
        [-10, 352],
        [260, 366],
        [640, 388],
        [980, 384],
        [1300, 362],
        [1610, 356],
      ],
      410,
    ),
    'nightLand',
  ),
  circle(724, 356, 120, '#g'),
  shape('M650 386L722 312 800 386z', 'accent') +
    shape('M722 312l78 74h-40z', 'accentShade') +
    shape('M700 386l22-58 22 58z', 'lamp'),
  line('M722 312l-8-8M650 386l-14 4M800 386l14 4', 'accentLight', 3),
  shape('M846 388q-2-14 6-16a8 9 0 1 1 8 0q10 4 10 16zM874 388q-2-12 5-14a7 8 0 1 1 8 0q8 4 8 14z', 'nightLand'),
  place('f', { x: 70, y: 372, scale: 2.6 }),
  place('f', { x: 170, y: 376, scale: 1.9 }),
  place('f', { x: 1390, y: 372, scale: 1.7 }),
  place('f', { x: 1480, y: 376, scale: 2.5 }),
  place('f', { x: 1570, y: 376, scale: 2 }),
]);
