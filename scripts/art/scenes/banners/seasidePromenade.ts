import { defs, group, line, linearGradient, moved, place, rect, shape } from '../../paint/element.ts';
import { pine } from '../../paint/plants.ts';
import { times } from '../../paint/random.ts';
import { birds, cloudLight, cloudShape, sky, sun } from '../../paint/sky.ts';
import { glitter, shimmer } from '../../paint/water.ts';
import { banner, tall, wide } from './banner.ts';

const baluster = 'M-9 0h18v6q-6 4-5 12q6 10 5 20q-1 8-5 12v6h6v6h-20v-6h6v-6q-4-4-5-12q-1-10 5-20q1-8-5-12z';
const lantern = [
  line('M0 0v-196', 'front', 6),
  shape('M-12 0q4-14 8-40h8q4 26 8 40z', 'front'),
  shape('M-13-232h26l-5 34h-16z', 'lamp'),
  line('M-15-233h30M0-236v-12M-9-198h18M-7-230l3 30M7-230l-3 30', 'front', 3),
].join('');
const sail = 'M0 0V-66Q30-30 26-6zM-4-4V-52Q-22-24-24-6zM-28 4h56q-6 12-14 13h-30q-8-3-12-13z';

export const seasidePromenade = banner(3, (random) => [
  sky(wide, tall, 0.6),
  sun(420, 196, 30, 380),
  cloudLight(),
  shape(cloudShape(random, 760, 120, 420, 54), '#cloud'),
  shape('M1610 150Q1440 138 1340 176Q1240 196 1120 214Q1060 222 1010 226H1610z', 'far'),
  shape('M1610 186Q1500 172 1420 196Q1330 214 1236 226H1610z', 'hill'),
  shape('M1392 202v-16h14v-8l8-8l8 8v8h14v-10h16v30h16v-18h20v24zM1500 196v-22h18v-12h14v34z', 'wall'),
  shape('M1406 178l8-16l8 16zM1438 176l8-9l8 9zM1468 184l10-9l10 9zM1518 162l7-16l7 16z', 'roof'),
  defs(group({ id: 's' }, shape(sail, 'paper'), shape('M-4-52Q-22-24-24-6H-4z', 'wallShade'))) +
    defs(
      linearGradient('sea', [
        [0, 'skyLow'],
        [0.16, 'water'],
        [1, 'waterDeep'],
      ]),
      group({ id: 'b' }, shape(baluster, 'wall'), shape('M2 0h7v6q-6 4-5 12q6 10 5 20q-1 8-5 12v6h-5z', 'wallShade')),
    ),
  rect(0, 226, wide, 110, '#sea'),
  line(shimmer(random, 0, 232, wide, 90, 15), 'bright', 2, { opacity: 0.45 }),
  line(glitter(random, 420, 230, 130, 96, 22), 'sun', 3, { opacity: 0.9 }),
  place('s', { x: 700, y: 252 }),
  place('s', { x: 930, y: 238, scale: 0.5, flip: true }),
  line('M686 274h30M694 280h14', 'paper', 2, { opacity: 0.6 }),
  shape('M0 364H1600V400H0z', 'wallShade'),
  shape('M0 364H1600V374H0z', 'wall'),
  group({ id: 'r' }, ...times(8, (index) => place('b', { x: index * 48 + 264, y: 304 }))),
  ...[-432, 432, 864, 1296].map((x) => place('r', { x })),
  shape('M0 290H1600V304H0z', 'wall'),
  shape('M0 300H1600V306H0z', 'wallShade'),
  group(
    { id: 'k' },
    rect(196, 284, 40, 84, 'wall'),
    rect(222, 290, 14, 78, 'wallShade'),
    rect(191, 280, 50, 10, 'wall'),
  ),
  ...[432, 864, 1296].map((x) => place('k', { x })),
  moved({ x: 1080, y: 282 }, lantern),
  moved(
    { x: 150, y: 400, scale: 3.4 },
    pine(random, { dark: 'front', middle: 'leafDark', light: 'leaf', trunk: 'front' }),
  ),
  birds(
    [
      [560, 130],
      [600, 116],
      [632, 138],
    ],
    22,
  ),
]);
