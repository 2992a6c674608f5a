import { ground } from '../../paint/curve.ts';
import { circle, defs, group, line, linearGradient, place, shape } from '../../paint/element.ts';
import { ridge } from '../../paint/land.ts';
import { dabs } from '../../paint/plants.ts';
import { sky, streaks, sun } from '../../paint/sky.ts';
import { banner, tall, wide } from './banner.ts';

/** A table mountain: cliff, its lit face, ledges, the scree at its foot. */
const mesa = group(
  { id: 'm' },
  shape('M-190 0L-150-46-120-52-112-128-60-136 40-132 96-138 112-130 124-52 160-44 210 0z', 'rock'),
  shape('M112-130L124-52 160-44 210 0H60L40-48 56-60 44-132 96-138z', 'rockLight'),
  shape('M-112-128L-120-52-150-46-190 0H-96L-70-50-84-60-78-133z', 'rockDark'),
  line('M-112-104L112-106M-116-76L118-80M-118-54L122-54', 'rockDark', 3, { opacity: 0.55 }),
  line('M-52-132v74M-20-130l4 76M12-130v40M74-132l4 74M96-128l4 60', 'rockDark', 4, { opacity: 0.5 }),
  shape('M-112-128L-60-136 40-132 96-138 112-130 40-124-60-128z', 'sand'),
);
const cactus = [
  line('M0 0V-96M0-40h-20q-10 0-10-12V-70M0-54h18q10 0 10-12V-84', 'front', 15),
  line('M-4 0V-94M-33-54V-68M24-68V-82', 'leaf', 4),
].join('');

export const desertMesa = banner(15, (random) => [
  sky(wide, tall, 0.66),
  sun(1180, 176, 52, 460),
  shape(streaks(random, 100, 60, 1400, 6), 'cloud', { opacity: 0.75 }),
  shape(
    ridge(
      random,
      [
        [0, 236],
        [150, 214],
        [240, 210],
        [250, 236],
        [640, 240],
        [660, 200],
        [840, 198],
        [860, 238],
        [1290, 232],
        [1310, 190],
        [1500, 186],
        [1520, 220],
        [1600, 226],
      ],
      280,
      2,
      6,
    ),
    'far',
  ),
  defs(
    mesa,
    group({ id: 'c' }, cactus),
    linearGradient('s', [
      [0, 'sand'],
      [1, 'sandShade'],
    ]),
  ),
  place('m', { x: 1460, y: 272, scale: 0.8, opacity: 0.85 }),
  place('m', { x: 900, y: 266, scale: 0.55, opacity: 0.75 }),
  shape('M0 262Q500 244 900 258T1600 256V400H0z', '#s'),
  place('m', { x: 430, y: 284, scale: 1.7, scaleY: 1.5 }),
  place('m', { x: 770, y: 282, scale: 0.42, scaleY: 1.1 }),
  shape('M120 284Q440 270 760 282L700 296Q300 300-10 330V300z', 'rockDark', { opacity: 0.35 }),
  shape(
    ground(
      [
        [-10, 330],
        [300, 300],
        [700, 318],
        [1100, 296],
        [1610, 320],
      ],
      tall,
    ),
    'sandShade',
    { opacity: 0.7 },
  ),
  line('M200 336q180-18 380 6t420-6 420 2M60 366q260-20 520 8t560-10', 'sand', 4, { opacity: 0.6 }),
  line(dabs(random, 900, 318, 640, 20, 26, 10, -85), 'leafDark', 6, { opacity: 0.8 }),
  shape(
    ground(
      [
        [-10, 372],
        [260, 352],
        [640, 384],
        [1000, 396],
        [1330, 366],
        [1610, 350],
      ],
      tall,
    ),
    'rockDark',
  ),
  shape(
    ground(
      [
        [-10, 384],
        [280, 366],
        [600, 396],
        [900, 410],
      ],
      410,
    ),
    'rock',
    { opacity: 0.6 },
  ),
  place('c', { x: 1380, y: 372, scale: 1.35 }),
  place('c', { x: 1500, y: 366, scale: 0.85, flip: true }),
  place('c', { x: 176, y: 366, scale: 1.1, flip: true }),
  place('c', { x: 1010, y: 312, scale: 0.36 }),
  place('c', { x: 1090, y: 308, scale: 0.26 }),
  line('M40 384q-20-30-30-26M44 384q-4-38-14-44M50 384q8-34 24-40M54 384q20-24 34-20', 'leafDark', 6),
  circle(78, 376, 11, 'rockDark'),
]);
