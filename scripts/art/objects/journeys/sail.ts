import { smooth } from '../../paint/curve.ts';
import { circle, defs, ellipse, line, linearGradient, rect, shape } from '../../paint/element.ts';
import { seedRandom } from '../../paint/random.ts';
import { birds, sky, sun } from '../../paint/sky.ts';
import { shimmer, waves } from '../../paint/water.ts';
import { tile } from '../objectPicture.ts';

/** Under full sail, heeling, spray at the bow; a white village on the coast. */
export const sail = tile('question-34-sail', 60, () => {
  const random = seedRandom('sail');
  return [
    sky(320, 150, 1),
    sun(60, 60, 17, 100),
    shape('M-4 140V112q40-26 70-14t50-2l34 28 40 16z', 'far'),
    shape('M-4 142v-18q30-12 60-4t66 4l34 18z', 'hill'),
    shape('M20 118h12v-10h8v10h10v8H20zM58 122h9v-16l4-6 4 6v16h12v6H58zM94 126h10v6H94z', 'paper'),
    shape('M30 108l6-6 6 6zM18 118l8-5 8 5z', 'roof'),
    defs(
      linearGradient('w', [
        [0, 'water'],
        [1, 'waterDeep'],
      ]),
    ),
    rect(0, 140, 320, 100, '#w'),
    line(shimmer(random, 0, 144, 320, 50, 26), 'bright', 1.4, { opacity: 0.55 }),
    line('M44 148h30M40 156h42M50 164h20M36 174h46', 'sun', 2.6, { opacity: 0.7 }),
    birds(
      [
        [108, 40],
        [130, 30],
        [92, 26],
      ],
      10,
      'hill',
    ),
    ellipse(188, 214, 106, 9, 'shadow', { opacity: 0.28 }),
    line('M214 190L176 10', 'woodDark', 4),
    shape(
      smooth(
        [
          [178, 18],
          [222, 70],
          [262, 156],
          [240, 170],
          [210, 174],
        ],
        true,
        0.55,
      ),
      'paper',
    ),
    shape(
      smooth(
        [
          [178, 18],
          [222, 70],
          [262, 156],
          [246, 166],
          [214, 90],
        ],
        true,
        0.55,
      ),
      'paperShade',
    ),
    line('M198 108l36-12M204 140l48-14M190 72l24-8', 'paperShade', 1.8),
    shape(
      smooth(
        [
          [173, 22],
          [128, 96],
          [98, 164],
          [140, 172],
          [196, 176],
          [190, 100],
        ],
        true,
        0.5,
      ),
      'accent',
    ),
    shape(
      smooth(
        [
          [173, 22],
          [152, 100],
          [150, 172],
          [196, 176],
          [190, 100],
        ],
        true,
        0.5,
      ),
      'accentShade',
      { opacity: 0.55 },
    ),
    shape(
      smooth(
        [
          [173, 22],
          [136, 84],
          [98, 164],
          [112, 166],
          [146, 92],
        ],
        true,
        0.5,
      ),
      'accentLight',
      { opacity: 0.8 },
    ),
    line('M176 10l-18-3', 'rose', 4),
    shape('M86 180q80 16 192-4q-6 34-36 42H132q-30-8-46-38z', 'paper'),
    shape('M104 202q80 12 166-4q-10 16-28 20H132q-18-6-28-16z', 'cloth'),
    shape('M190 187q50-3 88-11q-6 34-36 42h-36q-16-14-16-31z', 'shadow', { opacity: 0.16 }),
    shape('M206 174q30-6 48-4l2 11q-26 5-50 6z', 'wood'),
    line('M86 180q80 16 192-4', 'wood', 4),
    // Two at the helm.
    shape('M226 176q-2-16 8-18q10 0 10 16zM248 172q0-14 9-16q9 2 8 14z', 'clothShade'),
    circle(235, 152, 5.4, 'skin2') + circle(257, 150, 5.2, 'skin1'),
    shape('M229 152q0-7 7-7q5 0 5 5q-6-2-12 2zM252 151q-1-7 5-7q8 0 6 10q-4-2-5-5z', 'hair'),
    shape('M76 222q6-26 22-34q-4 12 6 16q10-8 20-4q-6 10 4 16q30 6 66 4t90 4q20 0 40 6v14H60z', 'bright', {
      opacity: 0.85,
    }),
    line('M70 206h0M78 194h0M64 216h0M88 184h0', 'bright', 4),
    shape('M-4 222q40-14 80-2t80 2t80 0t88-2v24H-4z', 'waterDeep'),
    line(waves(-10, 228, 340, 46, 7), 'water', 3),
  ];
});
