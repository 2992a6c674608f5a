import { line, linearGradient, rect, shape } from '../../paint/element.ts';
import { mountain, treeline } from '../../paint/land.ts';
import { foliage } from '../../paint/plants.ts';
import type { Random } from '../../paint/random.ts';
import { birds, sky, sun } from '../../paint/sky.ts';
import { shimmer } from '../../paint/water.ts';
import { embrace } from './embrace.ts';
import { pairOf, type Viewer } from './pair.ts';

/** Band 60: on a bench above the lake. */
export function bench(random: Random, viewer: Viewer): string[] {
  const peak = mountain(random, [414, 70], 190, 740, 238, 0.55);
  return [
    sky(640, 480, 0.5),
    sun(262, 150, 30, 260),
    shape('M-10 150Q40 128 96 142T200 190T330 238H-10z', 'far') +
      shape(peak.body, 'hill') +
      shape(peak.lit, 'far') +
      shape(peak.snow, 'snow'),
    shape(
      treeline(
        random,
        [
          [400, 238],
          [520, 230],
          [650, 216],
        ],
        30,
        40,
        240,
      ),
      'near',
    ),
    linearGradient('w', [
      [0, 'skyLow'],
      [0.3, 'water'],
      [1, 'waterDeep'],
    ]),
    rect(0, 238, 640, 150, '#w'),
    line(shimmer(random, 0, 244, 640, 110, 10), 'bright', 2, { opacity: 0.5 }),
    shape('M-10 366Q160 346 330 356T650 344V490H-10z', 'grass'),
    embrace(pairOf(viewer, 60), viewer, { x: 232, y: 236, scale: 1.1 }, false),
    shape('M-10 448Q200 430 420 440T650 432V490H-10z', 'leaf'),
    line('M110 330V480M432 330V480', 'ink', 10),
    line('M84 344H458m0 32H84m0 32H458', 'woodLight', 20),
    line('M84 352H458m0 32H84m0 32H458', 'wood', 5),
    line('M90 446H452', 'woodDark', 13),
    line('M86 400q-14 0-12 32M456 400q14 0 12 32', 'ink', 8),
    shape('M540 480Q566 320 556 170L504 84h12L560 140 584 50h13L584 160Q580 330 606 480z', 'woodDark'),
    shape(foliage(random, 548, 30, 136, 74, 8) + foliage(random, 640, 122, 70, 60, 9), 'leafDark') +
      shape(foliage(random, 528, 14, 108, 54, 8) + foliage(random, 632, 100, 52, 38, 8), 'leaf') +
      shape(foliage(random, 500, 4, 66, 34, 7), 'leafLight', { opacity: 0.6 }),
    birds(
      [
        [60, 90],
        [92, 76],
      ],
      20,
    ),
  ];
}
