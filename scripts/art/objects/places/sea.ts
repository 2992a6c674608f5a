import { smooth } from '../../paint/curve.ts';
import { defs, line, linearGradient, rect, shape } from '../../paint/element.ts';
import { grass } from '../../paint/plants.ts';
import { seedRandom } from '../../paint/random.ts';
import { birds, sky, sun } from '../../paint/sky.ts';
import { glitter, shimmer } from '../../paint/water.ts';
import { tile } from '../objectPicture.ts';

/** Morning on the beach: the sun's path on the water, surf on the sand. */
export const sea = tile('question-9-sea', 60, () => {
  const random = seedRandom('sea');
  return [
    sky(320, 112, 0.95),
    sun(112, 76, 15, 90),
    shape('M196 108q22-13 46-15q20-8 44-7q20-5 40-4v28H190z', 'far'),
    defs(
      linearGradient('w', [
        [0, 'water'],
        [1, 'waterDeep'],
      ]),
    ),
    rect(0, 104, 320, 100, '#w'),
    line(shimmer(random, 0, 112, 320, 56, 22), 'bright', 1.2, { opacity: 0.4 }),
    line(glitter(random, 112, 107, 74, 62, 22), 'sun', 2.6, { opacity: 0.85 }),
    shape('M231 108l17-30v30zM250 108V72q12 18 15 36z', 'paper'),
    shape('M227 110h42q-3 7-9 7h-25q-6 0-8-7z', 'woodDark'),
    shape('M0 186Q70 162 150 172T320 158V240H0z', 'bright', { opacity: 0.5 }),
    shape('M0 190Q60 168 140 180T320 164V240H0z', 'sandShade'),
    line('M0 187Q60 166 140 178T320 162', 'bright', 5),
    shape('M0 204Q80 184 170 196T320 182V240H0z', 'sand'),
    line('M120 212q30-6 62 0M190 224q40-8 70-2', 'sandShade', 2, { opacity: 0.6 }),
    shape(
      smooth(
        [
          [-5, 212],
          [30, 196],
          [70, 206],
          [120, 226],
          [140, 246],
          [-5, 246],
        ],
        true,
      ),
      'sandShade',
    ),
    line(grass(random, -4, 226, 108, 34, 62), 'leafDark', 2.4),
    line(grass(random, -4, 232, 90, 20, 54), 'leafLight', 1.8),
    birds(
      [
        [176, 40],
        [202, 52],
        [164, 56],
      ],
      10,
      'hill',
    ),
  ];
});
