import { smooth } from '../../paint/curve.ts';
import { circle, defs, ellipse, line, linearGradient, rect, shape } from '../../paint/element.ts';
import { seedRandom } from '../../paint/random.ts';
import { shimmer } from '../../paint/water.ts';
import { tile } from '../objectPicture.ts';

/** A couple turning on the floor, her skirt flying; lamps in a row above. */
export const dance = tile('question-10-dance', 40, () => {
  const random = seedRandom('dance');
  return [
    defs(
      linearGradient('n', [
        [0, 'clothShade'],
        [0.6, 'violetDark'],
        [1, 'rose'],
      ]),
    ),
    rect(0, 0, 320, 176, '#n'),
    shape(
      'M14 176V70q22-34 44 0v106zM262 176V70q22-34 44 0v106zM76 176V70q22-34 44 0v106zM200 176V70q22-34 44 0v106z',
      'shadow',
      { opacity: 0.28 },
    ),
    shape('M20 176V74q16-26 32 0v102zM268 176V74q16-26 32 0v102z', 'skyLow', { opacity: 0.25 }),
    defs(
      linearGradient('f', [
        [0, 'woodLight'],
        [1, 'wood'],
      ]),
    ),
    rect(0, 172, 320, 68, '#f'),
    line('M0 172h320', 'woodDark', 2.5),
    line(shimmer(random, 40, 180, 240, 54, 20), 'lamp', 2.4, { opacity: 0.5 }),
    shape('M98-4L40 214h230L196-4z', 'lamp', { opacity: 0.13 }),
    shape('M124-4L92 218h140L178-4z', 'lamp', { opacity: 0.16 }),
    line('M-4 22Q80 48 160 30T324 24', 'ink', 2),
    line('M22 32h0M60 41h0M98 42h0M136 37h0M176 30h0M216 26h0M256 25h0M296 26h0', 'lamp', 22, { opacity: 0.25 }),
    line('M22 32h0M60 41h0M98 42h0M136 37h0M176 30h0M216 26h0M256 25h0M296 26h0', 'lamp', 9),
    ellipse(166, 216, 76, 9, 'shadow', { opacity: 0.4 }),
    // His far arm and hers, held out together.
    line('M178 96L146 100L108 84', 'skin1Shade', 6.5),
    line('M140 94L114 108L102 86', 'ink', 10),
    circle(104, 82, 5, 'skin2'),
    // His legs.
    shape('M132 134h28l-2 34 2 42h-9l-6-44-7 44h-10l2-44z', 'ink'),
    shape('M150 134h10l-2 34 2 42h-5z', 'shadow', { opacity: 0.5 }),
    line('M122 211h10M150 211h12', 'shadow', 6),
    shape(
      smooth(
        [
          [132, 86],
          [148, 80],
          [162, 90],
          [162, 112],
          [160, 142],
          [132, 142],
          [129, 112],
        ],
        true,
        0.8,
      ),
      'ink',
    ),
    shape('M132 88q-4 24 0 52h6q-4-26 0-54z', 'clothLight', { opacity: 0.5 }),
    shape('M145 70h9l1 14-6 6-6-6z', 'skin2Shade'),
    ellipse(149, 63, 10.5, 12.5, 'skin2'),
    shape('M137.5 64q-3-18 12-18q13 1 12 13q-8-4-16-1q-3 6-4 12q-3-2-4-6z', 'hair'),
    // Her dress, lit from the left.
    line('M186 190l2 18M200 188l14 16', 'skin1Shade', 6),
    line('M188 210l-9 3M215 205l-4 7', 'rose', 5),
    shape(
      smooth(
        [
          [176, 126],
          [166, 156],
          [150, 184],
          [164, 192],
          [186, 188],
          [212, 196],
          [240, 184],
          [256, 164],
          [234, 160],
          [208, 146],
          [194, 126],
        ],
        true,
        0.9,
      ),
      'rose',
    ),
    shape(
      smooth(
        [
          [192, 130],
          [206, 156],
          [228, 190],
          [248, 174],
          [254, 164],
          [232, 160],
          [208, 146],
        ],
        true,
        0.7,
      ),
      'roseDark',
    ),
    shape(
      smooth(
        [
          [178, 130],
          [170, 158],
          [156, 184],
          [170, 189],
          [182, 160],
          [186, 132],
        ],
        true,
        0.7,
      ),
      'roseLight',
      { opacity: 0.7 },
    ),
    line('M188 132q4 32 16 58M194 132q14 28 42 42', 'roseDark', 1.8),
    shape(
      smooth(
        [
          [174, 90],
          [184, 86],
          [196, 92],
          [196, 108],
          [194, 128],
          [176, 128],
          [173, 108],
        ],
        true,
        0.8,
      ),
      'rose',
    ),
    shape('M192 90q6 10 4 36h-8q6-18 4-36z', 'roseDark'),
    shape('M180 78h8l1 10q-5 6-10 0z', 'skin1Shade'),
    ellipse(182, 70, 9.5, 11.5, 'skin1'),
    shape(
      smooth(
        [
          [176, 58],
          [188, 56],
          [196, 66],
          [198, 80],
          [190, 82],
          [188, 70],
          [180, 64],
          [173, 68],
        ],
        true,
      ),
      'hair',
    ),
    circle(199, 68, 6, 'hairShade'),
    // His hand on her back, hers on his shoulder.
    line('M158 94L172 112L190 114', 'ink', 9.5),
    circle(192, 114, 4.6, 'skin2'),
    line('M178 94L164 98L152 92', 'skin1', 6),
  ];
});
