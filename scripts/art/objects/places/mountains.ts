import { ground } from '../../paint/curve.ts';
import { defs, group, line, linearGradient, place, rect, shape } from '../../paint/element.ts';
import { mountain, ridge, treeline } from '../../paint/land.ts';
import { dabs, fir } from '../../paint/plants.ts';
import { seedRandom } from '../../paint/random.ts';
import { mist, sky } from '../../paint/sky.ts';
import { shimmer } from '../../paint/water.ts';
import { tile } from '../objectPicture.ts';

/** A snowy summit over a still lake. */
export const mountains = tile('question-9-mountains', 50, () => {
  const random = seedRandom('mountains-3');
  const summit = mountain(random, [188, 26], 70, 330, 152, 0.62);
  const shoulder = mountain(random, [74, 70], -50, 190, 152, 0.6);
  return [
    sky(320, 160, 1),
    shape(
      ridge(
        random,
        [
          [-4, 92],
          [60, 60],
          [130, 96],
          [250, 84],
          [300, 56],
          [326, 78],
        ],
        152,
      ),
      'far',
      { opacity: 0.7 },
    ),
    shape(summit.body, 'hill'),
    shape(summit.lit, 'snowShade'),
    shape('M188 26L160 66l-14 8l8 8l12-8l6 14l10-10l8 8l2-16z', 'snow'),
    shape('M188 26l2 46l9 12l3-10l12 10l-4-16l10 0z', 'snowShade'),
    shape(shoulder.body, 'hill'),
    shape(shoulder.lit, 'far'),
    mist('m', 118, 320, 44, 0.75),
    shape(
      treeline(
        random,
        [
          [-2, 146],
          [120, 152],
          [322, 144],
        ],
        13,
        6,
        160,
      ),
      'near',
    ),
    defs(
      linearGradient('w', [
        [0, 'water'],
        [1, 'waterDeep'],
      ]),
    ),
    rect(0, 156, 320, 84, '#w'),
    shape('M188 222l-24-20-14-8-28-38h66l6 30-8 18z', 'snow', { opacity: 0.32 }),
    shape('M188 222l16-18 10-8 30-40h-56l6 30-8 18z', 'far', { opacity: 0.3 }),
    line(shimmer(random, 0, 160, 320, 66, 22), 'bright', 1.2, { opacity: 0.55 }),
    shape(
      ground(
        [
          [-4, 196],
          [50, 202],
          [110, 222],
          [190, 230],
          [326, 214],
        ],
        244,
      ),
      'leafDark',
    ),
    shape(
      ground(
        [
          [-4, 204],
          [46, 210],
          [104, 229],
          [190, 236],
          [326, 224],
        ],
        244,
      ),
      'grass',
    ),
    line(dabs(random, 250, 232, 60, 6, 16, 6, -80) + dabs(random, 30, 222, 40, 8, 14, 7, -80), 'leafLight', 1.8),
    defs(group({ id: 'f' }, fir(random))),
    place('f', { x: 30, y: 214, scale: 1.42 }),
    place('f', { x: 68, y: 220, scale: 0.95, flip: true }),
    place('f', { x: 300, y: 226, scale: 0.8, flip: true }),
  ];
});
