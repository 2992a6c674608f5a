import { defs, group, line, linearGradient, place, rect, shape } from '../../paint/element.ts';
import { hills, treeline } from '../../paint/land.ts';
import { fir, grass } from '../../paint/plants.ts';
import { birds, mist, sky, sun } from '../../paint/sky.ts';
import { height, smallScene, width } from './smallScene.ts';

const board = 'M0-20H132l30 20-30 20H0z';

export const notFound = smallScene('not-found', (random) => [
  sky(width, height, 0.8),
  sun(150, 130, 30, 240),
  shape(hills(random, width, 200, 30, 330, 100), 'far', { opacity: 0.5 }),
  mist('a', 170, width, 120, 0.9),
  shape(
    treeline(
      random,
      [
        [-10, 270],
        [200, 250],
        [420, 282],
        [650, 250],
      ],
      40,
      22,
      360,
    ),
    'far',
  ),
  mist('b', 240, width, 120, 0.9),
  defs(
    group({ id: 'f' }, fir(random, { dark: 'hill', middle: 'far', light: 'far', trunk: 'hill' })),
    linearGradient('g', [
      [0, 'hill'],
      [1, 'near'],
    ]),
  ),
  place('f', { x: 72, y: 352, scale: 1.6, opacity: 0.75 }),
  place('f', { x: 134, y: 344, scale: 1.1, opacity: 0.6 }),
  place('f', { x: 566, y: 350, scale: 1.8, opacity: 0.75 }),
  mist('c', 300, width, 90, 0.95),
  shape('M-10 388Q160 350 330 366T650 372V490H-10z', '#g'),
  shape('M300 366Q270 400 120 480H236Q310 420 322 374Q350 420 430 480H560Q390 410 344 366z', 'sand', { opacity: 0.75 }),
  shape('M312 404L306 132Q320 120 334 132L328 404z', 'wood') + shape('M321 126q8 0 13 6l-6 272h-7z', 'woodDark'),
  group(
    { transform: 'translate(318 176) rotate(-4)' },
    shape(board, 'woodDark', { transform: 'translate(2 5)' }),
    shape(board, 'woodLight'),
    line('M14-8H112M14 8H120', 'wood', 2.5),
  ),
  group(
    { transform: 'translate(322 234) rotate(5) scale(-1 1)' },
    shape(board, 'woodDark', { transform: 'translate(2 5)' }),
    shape(board, 'woodLight'),
    line('M14-8H112M14 8H120', 'wood', 2.5),
  ),
  group(
    { transform: 'translate(318 290) rotate(7) scale(.8)' },
    shape(board, 'woodDark', { transform: 'translate(2 5)' }),
    shape(board, 'woodLight'),
    line('M14-6H100M14 8H110', 'wood', 2.5),
  ),
  line(grass(random, 20, 470, 210, 16, 44) + grass(random, 430, 474, 200, 16, 44), 'front', 3),
  mist('d', 330, width, 110, 0.45),
  birds(
    [
      [420, 110],
      [456, 96],
      [486, 114],
    ],
    20,
    'hill',
  ),
  rect(0, 0, width, height, 'fog', { opacity: 0.08 }),
]);
