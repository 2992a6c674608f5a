import { defs, group, line, linearGradient, place, rect, shape } from '../../paint/element.ts';
import { mountain, ridge, treeline } from '../../paint/land.ts';
import { mist, sky, stars, sun } from '../../paint/sky.ts';
import { shimmer } from '../../paint/water.ts';
import { banner, tall, wide } from './banner.ts';

const shore = 236;
const boat = 'M-62-14Q0 0 62-16Q54 12 34 16H-30Q-54 10-62-14z';

export const lakeAtDusk = banner(2, (random) => {
  const left = mountain(random, [300, 66], -60, 640, shore, 0.6, 'right');
  const right = mountain(random, [1240, 40], 820, 1680, shore, 0.42);
  return [
    sky(wide, tall, 0.62, 'dusk'),
    line(stars(random, 300, 8, 1300, 110, 26), 'bright', 2.2, { opacity: 0.8 }),
    sun(760, 214, 0, 420),
    group(
      { id: 'shore' },
      shape(
        ridge(
          random,
          [
            [0, 190],
            [260, 150],
            [560, 196],
            [760, 210],
            [980, 176],
            [1300, 150],
            [1600, 180],
          ],
          shore,
        ),
        'duskFar',
        { opacity: 0.5 },
      ),
      shape(left.body + right.body, 'duskNear'),
      shape(left.lit + right.lit, 'duskFar'),
      shape(
        treeline(
          random,
          [
            [-10, 206],
            [260, 222],
            [480, 232],
            [620, shore],
          ],
          44,
          26,
          shore,
        ),
        'nightLand',
      ),
      shape(
        treeline(
          random,
          [
            [930, shore],
            [1160, 228],
            [1400, 212],
            [1610, 196],
          ],
          44,
          26,
          shore,
        ),
        'nightLand',
      ),
    ),
    defs(
      linearGradient('lake', [
        [0, 'duskLow'],
        [0.4, 'dusk'],
        [1, 'duskHigh'],
      ]),
    ),
    rect(0, shore, wide, tall - shore, '#lake'),
    place('shore', { y: shore * 2, scaleY: -1, opacity: 0.42 }),
    mist('mist', 212, wide, 46, 0.6, 'glow'),
    line(shimmer(random, 420, 252, 760, 140, 40), 'bright', 2, { opacity: 0.5 }),
    shape('M1010 400L1070 318h44l20 82z', 'woodDark'),
    shape('M1010 400L1070 318h10L1034 400z', 'wood'),
    line('M1052 344h66M1036 366h90M1078 306v40M1112 306v34M1034 384v16', 'nightLand', 5),
    group(
      { transform: 'translate(900 350)' },
      shape(boat, 'nightLand'),
      line('M-58-13Q0 0 58-15', 'accentLight', 4),
      line('M-20 2l0-8h34v8', 'woodLight', 4),
      line('M62-16Q90-8 118-20', 'nightLand', 1.5),
    ),
    line('M850 372h88M872 382h44', 'nightLand', 3, { opacity: 0.35 }),
    line('M30 400q6-60 2-92M52 400q2-50 14-80M76 400q-6-40-14-60M98 400q4-34 12-52M14 400q0-30-8-48', 'nightLand', 3.5),
    line('M31 316l1-18M65 328l4-16', 'wood', 8),
  ];
});
