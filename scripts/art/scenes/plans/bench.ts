import { defs, group, line, linearGradient, moved, rect, shape } from '../../paint/element.ts';
import { mountain, treeline } from '../../paint/land.ts';
import { personBehind } from '../../paint/people.ts';
import { dabs, foliage } from '../../paint/plants.ts';
import type { Random } from '../../paint/random.ts';
import { birds, sky, sun } from '../../paint/sky.ts';
import { glitter, shimmer } from '../../paint/water.ts';
import { pairOf, type Viewer } from './pair.ts';

/** Band 60: on a bench above the lake. */
export function bench(random: Random, viewer: Viewer): string[] {
  const { self, other } = pairOf(viewer, 60);
  const taller = other.sex === 'man';
  const [west, east] = [
    mountain(random, [160, 124], -60, 400, 250, 0.6),
    mountain(random, [440, 96], 200, 720, 250, 0.55),
  ];
  return [
    sky(640, 480, 0.55),
    sun(300, 168, 28, 260),
    shape(west.body + east.body, 'hill') + shape(west.lit + east.lit, 'far') + shape(west.snow + east.snow, 'snow'),
    shape(
      treeline(
        random,
        [
          [430, 250],
          [540, 238],
          [650, 222],
        ],
        30,
        20,
        250,
      ),
      'near',
    ),
    defs(
      linearGradient('w', [
        [0, 'skyLow'],
        [0.3, 'water'],
        [1, 'waterDeep'],
      ]),
    ),
    rect(0, 250, 640, 130, '#w'),
    line(glitter(random, 300, 256, 100, 100, 16), 'sun', 3),
    line(shimmer(random, 0, 256, 640, 100, 20), 'bright', 2, { opacity: 0.5 }),
    shape('M-10 372Q160 344 330 358T650 350V490H-10z', 'grass'),
    shape('M-10 440Q200 420 420 432T650 424V490H-10z', 'leaf'),
    moved({ x: 388, y: taller ? 270 : 282, scale: taller ? 1.26 : 1.18, turn: -6 }, personBehind(other)),
    moved({ x: 268, y: 266, scale: 1.3, turn: 3 }, personBehind(self)),
    // The arm along the back of the bench.
    shape('M312 292Q372 300 420 322Q446 334 444 348Q436 362 416 354Q366 344 312 350z', self.cloth[0]) +
      line('M322 346Q372 342 416 352', self.cloth[1], 3.5, { opacity: 0.8 }),
    shape('M420 322q24 6 34 18 4 14-8 18-14 2-26-6z', `skin${self.skin}`),
    rect(120, 446, 400, 40, 'leaf'),
    group(
      {},
      line('M146 334V480M506 334V480', 'ink', 11),
      line('M118 348H534M118 378H534M118 408H534', 'woodLight', 21),
      line('M118 356H534M118 386H534M118 416H534', 'wood', 5),
      line('M124 446H528', 'woodDark', 14),
      line('M120 400q-14 0-12 30M532 400q14 0 12 30', 'ink', 8),
    ),
    shape('M560 480Q574 300 566 160L520 80h14L570 128 590 40h14L588 150Q592 320 616 480z', 'woodDark'),
    shape(foliage(random, 560, 34, 130, 74, 14) + foliage(random, 640, 120, 70, 60, 10), 'leafDark') +
      shape(foliage(random, 538, 16, 104, 54, 12), 'leaf'),
    line(dabs(random, 520, 30, 84, 36, 18, 12), 'leafLight', 7),
    line(dabs(random, 320, 462, 300, 14, 10, 9, 0), 'autumnLight', 6),
    birds(
      [
        [90, 96],
        [122, 82],
        [150, 100],
      ],
      20,
    ),
  ];
}
