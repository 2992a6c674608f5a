import { circle, defs, line, linearGradient, moved, radialGradient, rect, shape } from '../../paint/element.ts';
import { birds, cloudLight, cloudShape, sky, stars } from '../../paint/sky.ts';
import { shimmer, waves } from '../../paint/water.ts';
import { banner, tall, wide } from './banner.ts';

const rock =
  'M1790 240L1600 230l-60-10-40 8-50-14-70 4-46-10-60 6-40 16-50 4-34 22-46 12-30 26-50 14-22 22-52 14-20 16-50 14H1790z';
const rockLit =
  'M1330 214l-46-10-60 6-40 16-50 4-34 22-46 12-30 26-50 14-22 22-52 14-20 16-50 14h90l40-22 50-6 30-28 60-12 18-26 60-10 30-30 76-14z';

export const lighthouse = banner(4, (random) => [
  sky(wide, tall, 0.62),
  line(stars(random, 0, 6, 1000, 90, 20), 'bright', 2, { opacity: 0.6 }),
  cloudLight(0.8),
  shape(cloudShape(random, 120, 190, 460, 60) + cloudShape(random, 640, 140, 260, 34), '#cloud'),
  defs(
    linearGradient('sea', [
      [0, 'water'],
      [1, 'waterDeep'],
    ]),
    linearGradient(
      'beam',
      [
        [0, 'lamp', 0],
        [1, 'lamp', 0.75],
      ],
      { x2: 1 },
    ),
    linearGradient(
      'beyond',
      [
        [0, 'lamp', 0.7],
        [1, 'lamp', 0],
      ],
      { x2: 1 },
    ),
    linearGradient(
      'tower',
      [
        [0, 'paper'],
        [0.45, 'wall'],
        [1, 'wallShade'],
      ],
      { x2: 1 },
    ),
    radialGradient('lit', [
      [0, 'lamp', 0.95],
      [1, 'lamp', 0],
    ]),
  ),
  shape('M0 250q120-26 240-22t180 6t160 16z', 'far'),
  rect(0, 250, wide, 150, '#sea'),
  line(shimmer(random, 0, 258, 1200, 130, 52), 'bright', 2, { opacity: 0.4 }),
  moved(
    { x: -190, y: 26 },
    shape('M1272 62L320 18V150z', '#beam'),
    shape('M1296 62L1790 34V104z', '#beyond'),
    shape(rock, 'near'),
    shape(rockLit, 'hill'),
    shape(
      'M1130 400l30-44 60-18 26-40 62-20 34-40 40 20-30 50-70 34-20 40-60 18zM1420 400l40-50 70-30 40-50 100 10 120 40v70z',
      'front',
      { opacity: 0.3 },
    ),
    shape('M1790 240L1600 230l-60-10-40 8-50-14-70 4-46-10-60 6q120 10 160 26t120 8h240z', 'leafDark'),
    shape('M1360 220v-34h96v40z', 'wallShade'),
    shape('M1360 220v-34l26-22 26 22v36z', 'wall'),
    shape('M1350 188l36-30h62l22 30h-58l-26-22-28 24z', 'roof'),
    line('M1386 192v8M1432 196v8', 'lamp', 10),
    shape('M1248 212L1262 82h44L1320 212z', '#tower'),
    shape('M1258 120h52l4 34h-60zM1252 178h64l3 28h-70z', 'accent', { opacity: 0.85 }),
    shape('M1290 82h16L1320 212h-18z', 'shadow', { opacity: 0.22 }),
    shape('M1252 74h64v9h-64z', 'front'),
    shape('M1266 50h36v24h-36z', 'lamp'),
    line('M1266 50v24M1278 50v24M1290 50v24M1302 50v24', 'front', 2.5),
    shape('M1260 50q24-34 48 0z', 'roof'),
    line('M1284 32v-12', 'front', 3),
    circle(1284, 62, 90, '#lit'),
    line('M1276 140h8M1278 190h10', 'ink', 8),
  ),
  line('M650 398q20-8 36-4t34-6M710 382q22-8 38-6t34-10M766 366q16-8 34-8M810 352q14-6 24-6', 'bright', 4, {
    opacity: 0.9,
  }),
  line(waves(0, 330, 840, 70, 16) + waves(-40, 366, 900, 90, 20), 'waterDeep', 4, { opacity: 0.6 }),
  line('M120 352q40-18 80 0M470 330q30-14 60 0M640 384q50-20 100 0', 'bright', 3, { opacity: 0.75 }),
  birds(
    [
      [930, 150],
      [976, 172],
      [1020, 146],
      [880, 190],
    ],
    26,
    'paper',
  ),
]);
