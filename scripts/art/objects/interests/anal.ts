import { ground } from '../../paint/curve.ts';
import {
  circle,
  defs,
  element,
  group,
  line,
  linearGradient,
  radialGradient,
  rect,
  shape,
} from '../../paint/element.ts';
import { seedRandom } from '../../paint/random.ts';
import { stars } from '../../paint/sky.ts';
import { glitter, shimmer } from '../../paint/water.ts';
import { emblem } from './emblem.ts';

/** A full moon over still water. */
export const anal = emblem(
  'anal',
  () => {
    const random = seedRandom('moon');
    return [
      defs(
        linearGradient('n', [
          [0, 'skyHigh'],
          [0.55, 'sky'],
          [1, 'skyLow'],
        ]),
        linearGradient('w', [
          [0, 'water'],
          [1, 'waterDeep'],
        ]),
        radialGradient('h', [
          [0.3, 'bright', 0.7],
          [1, 'bright', 0],
        ]),
        element('clipPath', { id: 'c' }, circle(160, 120, 104, 'ink')),
      ),
      group(
        { 'clip-path': 'url(#c)' },
        rect(50, 10, 220, 134, '#n'),
        line(stars(random, 70, 24, 180, 80, 16), 'bright', 1.8, { opacity: 0.9 }),
        circle(168, 76, 74, '#h'),
        circle(168, 76, 37, 'bright'),
        circle(154, 66, 8, 'skyLow', { opacity: 0.5 }) +
          circle(182, 86, 11, 'skyLow', { opacity: 0.45 }) +
          circle(176, 60, 4.5, 'skyLow', { opacity: 0.45 }) +
          circle(152, 90, 5, 'skyLow', { opacity: 0.4 }),
        shape(
          ground(
            [
              [50, 136],
              [90, 122],
              [140, 138],
              [200, 130],
              [240, 118],
              [272, 130],
            ],
            146,
          ),
          'hill',
        ),
        rect(50, 142, 220, 84, '#w'),
        line(shimmer(random, 60, 148, 200, 66, 16), 'bright', 1.6, { opacity: 0.45 }),
        line(glitter(random, 168, 147, 76, 70, 15), 'bright', 3.6, { opacity: 0.85 }),
        shape('M50 230q40-26 90 0z', 'front'),
        line('M84 226q-2-40-12-62M92 226q0-50 8-78M102 226q2-34 14-52M78 226q-8-22-18-30', 'front', 3.4),
        line('M99 154l2-12M72 168l-3-10', 'front', 8),
      ),
    ];
  },
  40,
);
