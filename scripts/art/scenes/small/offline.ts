import { circle, defs, group, line, linearGradient, place, rect, shape } from '../../paint/element.ts';
import { hills } from '../../paint/land.ts';
import { cloudShape, sky, stars, sun } from '../../paint/sky.ts';
import { glitter, shimmer } from '../../paint/water.ts';
import { height, smallScene, width } from './smallScene.ts';

export const offline = smallScene('offline', (random) => [
  sky(width, height, 0.76, 'night'),
  line(stars(random, 10, 10, 620, 260, 54), 'bright', 2.4, { opacity: 0.85 }),
  line(stars(random, 10, 10, 620, 220, 12), 'lamp', 4.4),
  sun(330, 170, 74, 280),
  circle(308, 152, 12, 'skyLow', { opacity: 0.35 }) +
    circle(350, 130, 8, 'skyLow', { opacity: 0.35 }) +
    circle(352, 168, 15, 'skyLow', { opacity: 0.3 }),
  defs(
    linearGradient('c', [
      [0, 'cloud'],
      [1, 'nightLow'],
    ]),
    linearGradient('d', [
      [0, 'nightLow'],
      [1, 'night'],
    ]),
    linearGradient('w', [
      [0, 'nightLow'],
      [0.3, 'night'],
      [1, 'nightHigh'],
    ]),
  ),
  shape(cloudShape(random, 80, 170, 260, 44), '#d', { opacity: 0.8 }),
  group(
    { id: 'k' },
    shape(cloudShape(random, 180, 250, 330, 96), '#c'),
    shape(cloudShape(random, 330, 262, 240, 54), '#d', { opacity: 0.9 }),
    shape('M180 250h330q-160 14-330 0z', '#d'),
  ),
  shape(hills(random, width, 330, 22, 380, 80), 'night'),
  shape(hills(random, width, 350, 12, 380, 110), 'nightHigh'),
  rect(0, 364, width, 116, '#w'),
  place('k', { y: 640, scale: 1, scaleY: -0.9, opacity: 0.16 }),
  line(glitter(random, 330, 370, 120, 96, 20), 'sun', 3, { opacity: 0.8 }),
  line(shimmer(random, 0, 372, width, 100, 22), 'bright', 2, { opacity: 0.3 }),
  shape('M438 416h96q-8 18-22 20h-54q-14-2-20-20z', 'nightLand') +
    line('M486 416v-92', 'nightLand', 4) +
    shape('M490 330q36 40 34 78h-34zM480 344q-24 34-26 64h26z', 'cloth'),
  line('M448 446h80M462 456h40', 'nightLand', 3, { opacity: 0.6 }),
  shape('M-10 480V420q40 6 70 22t90 22 60 16z', 'nightLand'),
  line('M20 430q4-40-2-66M40 436q0-34 12-54M60 446q-4-28 2-44', 'nightLand', 4),
]);
