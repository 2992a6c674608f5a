import { smooth } from '../../paint/curve.ts';
import { circle, defs, ellipse, line, linearGradient, radialGradient, shape } from '../../paint/element.ts';
import { leafShape } from '../../paint/plants.ts';
import { emblem } from './emblem.ts';

/** A rose laid beside a burning candle. */
export const romantic = emblem('romantic', () => [
  defs(
    radialGradient('g', [
      [0, 'lamp', 0.95],
      [0.4, 'lamp', 0.5],
      [1, 'lamp', 0],
    ]),
    linearGradient('c', [
      [0, 'lamp'],
      [0.25, 'paper'],
      [1, 'paperShade'],
    ]),
    linearGradient(
      'h',
      [
        [0, 'goldLight'],
        [0.4, 'gold'],
        [1, 'goldDark'],
      ],
      { x2: 1, y2: 0 },
    ),
  ),
  circle(117, 68, 42, '#g'),
  ellipse(118, 200, 44, 7, 'shadow', { opacity: 0.25 }),
  shape('M102 92q14-6 28 0v84h-28z', '#c'),
  shape('M122 90q4 0 8 2v84h-8z', 'shadow', { opacity: 0.14 }),
  shape('M102 92q14-6 28 0q-4 5-8 3v14q-3 6-6 0v-10q-8 2-14-7z', 'bright'),
  line('M116 92v-9', 'ink', 2.4),
  shape(
    smooth(
      [
        [116, 84],
        [107, 74],
        [110, 60],
        [117, 42],
        [123, 60],
        [125, 74],
      ],
      true,
    ),
    'gold',
  ),
  shape(
    smooth(
      [
        [116, 83],
        [111, 74],
        [117, 56],
        [121, 74],
      ],
      true,
    ),
    'bright',
  ),
  shape('M94 174h44v8q-22 8-44 0zM110 184h12l4 10h-20z', '#h'),
  shape('M84 194q32-10 64 0q-4 10-32 10t-32-10z', '#h'),
  line('M138 176q14 2 14 10t-14 10', 'gold', 4),
  line('M214 112Q206 160 158 206', 'leafDark', 5),
  shape(leafShape([198, 158], [248, 162], 15, -5) + leafShape([186, 176], [150, 152], 12, -4), 'leafDark'),
  shape('M198 158Q220 138 248 162Q222 154 198 158zM186 176Q160 172 150 152Q172 158 186 176z', 'leaf'),
  shape('M192 112q22 18 44 0l-6-14h-32z', 'leafDark'),
  shape(
    smooth(
      [
        [182, 62],
        [198, 44],
        [220, 40],
        [240, 50],
        [248, 74],
        [240, 98],
        [220, 112],
        [198, 108],
        [182, 90],
      ],
      true,
    ),
    'roseDark',
  ),
  shape(
    smooth(
      [
        [180, 66],
        [196, 66],
        [206, 84],
        [222, 110],
        [200, 108],
        [182, 92],
      ],
      true,
      0.9,
    ),
    'rose',
  ),
  shape(
    smooth(
      [
        [250, 66],
        [236, 62],
        [222, 84],
        [212, 112],
        [236, 102],
        [249, 86],
      ],
      true,
      0.9,
    ),
    'rose',
  ),
  shape(
    smooth(
      [
        [190, 56],
        [206, 42],
        [226, 42],
        [240, 56],
        [232, 80],
        [214, 88],
        [198, 78],
      ],
      true,
    ),
    'rose',
  ),
  shape(
    smooth(
      [
        [198, 56],
        [212, 48],
        [228, 52],
        [230, 66],
        [216, 76],
        [202, 70],
      ],
      true,
    ),
    'roseLight',
  ),
  line('M206 58q8-8 16-2q4 8-4 11t-9-4M182 72q10 10 20 30M246 70q-12 10-22 32', 'roseDark', 2.4),
  line('M186 64q6-10 14-14', 'roseLight', 3.4),
]);
