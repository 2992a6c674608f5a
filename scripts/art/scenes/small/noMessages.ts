import { circle, defs, group, line, linearGradient, moved, place, shape } from '../../paint/element.ts';
import { hills } from '../../paint/land.ts';
import { foliage, grass, rose } from '../../paint/plants.ts';
import { cloudLight, cloudShape, sky, sun } from '../../paint/sky.ts';
import { height, smallScene, width } from './smallScene.ts';

const picket = 'M0 0V-92l13-18 13 18V0z';
/** A small bird that sits and waits, facing left. */
const bird = [
  shape('M30-6q26 4 44 22l-26-2z', 'accentShade'),
  shape('M-26-22q8-18 28-12 14 4 24 16 12 14 12 26H4q-24 0-28-14z', 'accent'),
  shape('M-22-10q6 20 26 24-22 2-28-14z', 'accentPale'),
  shape('M6-14q22 0 40 24-28 4-40-24z', 'accentShade'),
  shape('M-26-20l-16 6 15 4z', 'gold'),
  circle(-15, -20, 2.8, 'ink'),
  line('M4 8v12M14 9v11', 'woodDark', 2.5),
].join('');

export const noMessages = smallScene('no-messages', (random) => [
  sky(width, height, 0.7),
  sun(480, 150, 34, 280),
  cloudLight(),
  shape(cloudShape(random, 60, 120, 210, 44), '#cloud'),
  shape(hills(random, width, 260, 22, 380, 90), 'far'),
  shape(hills(random, width, 296, 16, 380, 110), 'hill'),
  shape(foliage(random, 556, 250, 62, 48, 11), 'near') +
    shape(foliage(random, 544, 242, 50, 38, 10), 'hill') +
    shape('M552 350l2-60h6l3 60z', 'near'),
  shape('M-10 350Q200 330 400 344T650 336V490H-10z', 'grass'),
  defs(
    group({ id: 'p' }, shape(picket, 'paper'), shape('M13-110l13 18V0H17z', 'paperShade')),
    group({ id: 'r' }, rose()),
    linearGradient('m', [
      [0, 'clothLight'],
      [0.5, 'cloth'],
      [1, 'clothShade'],
    ]),
  ),
  line('M-10 352H660M-10 396H660', 'paperShade', 11),
  ...Array.from({ length: 15 }, (_, index) => place('p', { x: index * 44 - 4, y: 430 })),
  shape('M302 480V250h36v230z', 'wood') + shape('M322 250h16v230h-16z', 'woodDark'),
  shape('M216 262V198q0-54 54-54H402q50 0 50 54v64z', '#m'),
  shape('M216 262V198q0-54 54-54t54 54v64z', 'clothShade'),
  shape('M226 254V200q0-46 44-46t44 46v54z', 'shadow', { opacity: 0.75 }),
  shape('M206 262h118l10 14H200z', 'clothLight') + shape('M324 262h128v12H334z', 'clothShade'),
  shape('M218 274h102l-8 52q-4 12-16 10l-66-6q-12-2-12-14z', 'cloth') + line('M232 288h72', 'clothPale', 5),
  shape('M398 200h52v22h-18v-12h-34z', 'accent') + circle(402, 205, 6, 'ink'),
  moved({ x: 352, y: 124, scale: 1.15 }, bird),
  shape(foliage(random, 60, 452, 100, 44, 11) + foliage(random, 570, 456, 110, 46, 11), 'leafDark'),
  ...(
    [
      [26, 426, 1.9],
      [86, 416, 1.5],
      [546, 436, 1.9],
      [596, 424, 1.6],
      [622, 452, 2],
    ] as const
  ).map(([x, y, scale]) => place('r', { x, y, scale })),
  line(grass(random, 150, 484, 340, 16, 46), 'leafDark', 3),
]);
