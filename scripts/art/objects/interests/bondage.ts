import { smooth } from '../../paint/curve.ts';
import { defs, ellipse, group, line, linearGradient, shape } from '../../paint/element.ts';
import { emblem } from './emblem.ts';

/** A silk ribbon, tied in a bow. */
export const bondage = emblem('bondage', () => {
  const loop = smooth(
    [
      [160, 104],
      [136, 74],
      [96, 58],
      [74, 74],
      [72, 108],
      [84, 134],
      [118, 134],
      [150, 116],
    ],
    true,
    0.9,
  );
  const inner = smooth(
    [
      [146, 106],
      [124, 88],
      [98, 80],
      [86, 92],
      [90, 112],
      [108, 120],
      [134, 114],
    ],
    true,
    0.9,
  );
  const half = group(
    {},
    shape(loop, '#s'),
    shape(inner, 'roseDark'),
    shape(
      smooth(
        [
          [152, 102],
          [126, 78],
          [96, 66],
          [80, 82],
          [80, 98],
          [98, 76],
          [126, 90],
        ],
        true,
        0.8,
      ),
      'roseLight',
      { opacity: 0.75 },
    ),
    line('M150 110q-24 2-44 16M152 114q-16 8-24 18', 'roseDark', 2, { opacity: 0.7 }),
  );
  return [
    defs(
      linearGradient(
        's',
        [
          [0, 'roseLight'],
          [0.45, 'rose'],
          [1, 'roseDark'],
        ],
        { x2: 0.6, y2: 1 },
      ),
    ),
    ellipse(160, 200, 74, 8, 'shadow', { opacity: 0.16 }),
    shape(
      smooth(
        [
          [152, 116],
          [136, 148],
          [104, 176],
          [96, 204],
          [112, 196],
          [126, 208],
          [134, 180],
          [156, 152],
          [166, 118],
        ],
        true,
        0.7,
      ),
      '#s',
    ),
    shape(
      smooth(
        [
          [154, 118],
          [172, 150],
          [212, 172],
          [222, 200],
          [206, 194],
          [194, 208],
          [184, 182],
          [158, 156],
        ],
        true,
        0.7,
      ),
      'rose',
    ),
    shape(
      smooth(
        [
          [168, 130],
          [182, 154],
          [214, 176],
          [222, 200],
          [206, 194],
          [196, 174],
          [172, 154],
        ],
        true,
        0.7,
      ),
      'roseDark',
      { opacity: 0.6 },
    ),
    line('M152 130q-10 24-36 48', 'roseLight', 3.4, { opacity: 0.8 }),
    half,
    group(
      { transform: 'matrix(-1 0 0 1 320 0)' },
      shape(loop, 'rose'),
      shape(inner, 'roseDark'),
      shape(
        smooth(
          [
            [150, 108],
            [118, 128],
            [88, 130],
            [76, 112],
            [90, 122],
            [118, 122],
          ],
          true,
          0.8,
        ),
        'roseDark',
        { opacity: 0.55 },
      ),
      line('M152 102q-28-28-56-30', 'roseLight', 4, { opacity: 0.8 }),
      line('M150 110q-24 2-44 16', 'roseDark', 2, { opacity: 0.7 }),
    ),
    shape(
      smooth(
        [
          [146, 96],
          [160, 92],
          [174, 97],
          [178, 112],
          [172, 126],
          [160, 130],
          [147, 126],
          [142, 111],
        ],
        true,
      ),
      '#s',
    ),
    line('M154 98q-5 14 0 26', 'roseLight', 3.4),
    line('M166 98q4 14 0 27', 'roseDark', 2, { opacity: 0.7 }),
  ];
});
