import {
  circle,
  defs,
  ellipse,
  line,
  linearGradient,
  moved,
  radialGradient,
  rect,
  shape,
} from '../../paint/element.ts';
import { hills } from '../../paint/land.ts';
import { bust, personBehind } from '../../paint/people.ts';
import { foliage } from '../../paint/plants.ts';
import type { Random } from '../../paint/random.ts';
import { sky, sun } from '../../paint/sky.ts';
import { pairOf, type Viewer } from './pair.ts';

/** Band 50: a dance in the open, under lanterns. */
export function dance(random: Random, viewer: Viewer): string[] {
  const { self, other } = pairOf(viewer, 50);
  const taller = other.sex === 'man';
  const lanterns = [
    [70, 88],
    [150, 108],
    [236, 121],
    [404, 121],
    [490, 108],
    [572, 87],
  ] as const;
  return [
    sky(640, 480, 0.7),
    sun(96, 236, 26, 260),
    shape(hills(random, 640, 250, 26, 360, 100), 'far'),
    shape(hills(random, 640, 284, 16, 380, 120), 'hill'),
    shape(
      foliage(random, 30, 260, 70, 60, 10) +
        foliage(random, 120, 292, 56, 34, 9) +
        foliage(random, 610, 250, 74, 74, 11) +
        foliage(random, 520, 292, 60, 36, 9),
      'near',
    ),
    defs(
      linearGradient('f', [
        [0, 'sand'],
        [1, 'woodLight'],
      ]),
      radialGradient('g', [
        [0, 'lamp', 0.75],
        [1, 'lamp', 0],
      ]),
    ),
    rect(0, 320, 640, 160, '#f'),
    line(
      'M320 320L-120 480M320 320L60 480M320 320L220 480M320 320L420 480M320 320L580 480M320 320L760 480M0 344H640M0 388H640',
      'wood',
      2,
      { opacity: 0.35 },
    ),
    line('M-10 60Q320 190 650 60', 'woodDark', 2.5),
    ...lanterns.map(([x, y]) => circle(x, y + 18, 52, '#g')),
    shape(lanterns.map(([x, y]) => `M${x - 17} ${y + 18}a17 20 0 1 1 34 0a17 20 0 1 1-34 0z`).join(''), 'lamp'),
    line(
      lanterns
        .map(([x, y]) => `M${x - 9} ${y}h18M${x - 9} ${y + 37}h18M${x - 16} ${y + 12}h32M${x - 16} ${y + 24}h32`)
        .join(''),
      'goldDark',
      2,
      { opacity: 0.6 },
    ),
    ellipse(310, 470, 240, 20, 'shadow', { opacity: 0.2 }),
    moved({ x: 372, y: taller ? 250 : 266, scale: taller ? 1.56 : 1.44, turn: 3 }, bust(other)),
    // The joined hands, out to the right.
    shape('M428 268Q490 300 548 250l14 18Q500 346 424 322z', other.cloth[1]),
    moved({ x: 262, y: 252, scale: 1.52, turn: -3 }, personBehind(self)),
    shape('M296 258Q384 330 450 304Q508 280 548 228l24 16Q538 320 472 346Q404 364 306 334z', self.cloth[0]),
    line('M346 330Q404 360 470 340Q526 316 560 258', self.cloth[1], 4, { opacity: 0.7 }),
    shape('M546 238q-8-18 6-28 10-8 20 2 14-4 16 8 6 20-16 32z', `skin${self.skin}`) +
      shape('M552 214q8-10 18-4l4 20-16 6z', `skin${other.skin}`),
    // The other's hand on the shoulder.
    shape('M330 256q-26-10-50 8-8 10 2 14 4 8 14 4 20 0 40 10z', `skin${other.skin}`) +
      line('M284 268l18-4M286 276l18-5', `skin${other.skin}Shade`, 2.4),
    shape('M326 252q22-6 40 10v34q-24 4-42-8z', other.cloth[0]),
  ];
}
