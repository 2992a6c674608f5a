import {
  circle,
  defs,
  ellipse,
  group,
  line,
  linearGradient,
  place,
  radialGradient,
  rect,
  shape,
} from '../../paint/element.ts';
import { hills } from '../../paint/land.ts';
import { foliage } from '../../paint/plants.ts';
import type { Random } from '../../paint/random.ts';
import { sky, sun } from '../../paint/sky.ts';
import { hold } from './hold.ts';
import { pairOf, type Viewer } from './pair.ts';

const lanterns = [
  [56, 92],
  [142, 120],
  [236, 136],
  [404, 136],
  [498, 120],
  [584, 92],
] as const;

/** Band 50: a dance in the open, under lanterns. */
export function dance(random: Random, viewer: Viewer): string[] {
  return [
    sky(640, 480, 0.7),
    sun(470, 236, 26, 260),
    shape(hills(random, 640, 276, 22, 330, 160), 'far'),
    shape(foliage(random, 20, 262, 84, 72, 9) + foliage(random, 624, 250, 84, 84, 9), 'near'),
    shape(foliage(random, 4, 252, 60, 46, 7) + foliage(random, 620, 240, 60, 52, 7), 'hill', { opacity: 0.6 }),
    linearGradient('f', [
      [0, 'sand'],
      [1, 'woodLight'],
    ]),
    rect(0, 326, 640, 160, '#f'),
    line('M-120 480L320 326 60 480M220 480L320 326 420 480M580 480L320 326 760 480', 'wood', 2, {
      opacity: 0.35,
    }),
    line('M-10 44Q320 196 650 44', 'woodDark', 2.5),
    radialGradient('g', [
      [0, 'lamp', 0.75],
      [1, 'lamp', 0],
    ]),
    defs(
      group(
        { id: 'l' },
        circle(0, 0, 54, '#g'),
        ellipse(0, 0, 17, 20, 'lamp'),
        line('M-9-19h18m-25 13h32m-32 12h32m-25 13h18', 'goldDark', 1.6),
      ),
    ),
    ...lanterns.map(([x, y]) => place('l', { x, y })),
    ellipse(318, 404, 330, 60, '#g', { opacity: 0.5 }),
    ellipse(318, 456, 150, 14, 'shadow', { opacity: 0.25 }),
    hold(pairOf(viewer, 50), viewer, { x: 316, y: 176, scale: 0.84 }),
  ];
}
