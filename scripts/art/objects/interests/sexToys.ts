import { smooth } from '../../paint/curve.ts';
import { defs, ellipse, line, linearGradient, shape } from '../../paint/element.ts';
import { emblem } from './emblem.ts';

/** A present, still wrapped. */
export const sexToys = emblem('sex_toys', () => [
  defs(
    linearGradient(
      'a',
      [
        [0, 'clothLight'],
        [1, 'cloth'],
      ],
      { x2: 0.4, y2: 1 },
    ),
    linearGradient('b', [
      [0, 'cloth'],
      [1, 'clothShade'],
    ]),
    linearGradient('g', [
      [0, 'goldLight'],
      [0.5, 'gold'],
      [1, 'goldDark'],
    ]),
  ),
  ellipse(166, 202, 84, 9, 'shadow', { opacity: 0.25 }),
  shape('M92 122l84 22v60L98 182z', '#a'),
  shape('M176 144l60-24-6 58-54 26z', '#b'),
  line('M108 146h0M122 172h0M152 156h0M160 182h0M116 166h0M150 176h0', 'clothPale', 5),
  line('M192 152h0M222 140h0M196 180h0M220 168h0', 'clothLight', 4.5),
  shape('M124 130l22 6 2 60-20-6zM200 134l16-6-4 58-14 8z', 'gold'),
  shape('M200 134l16-6-4 58-14 8z', 'goldDark', { opacity: 0.6 }),
  shape('M84 104l94 24v22L88 126z', 'clothLight'),
  shape('M178 128l66-24-2 20-64 26z', 'clothShade'),
  shape('M84 104l68-20 92 20-66 24z', 'clothPale'),
  shape('M122 113l68-21 16 4-70 21zM112 95l16-4 84 24-16 6z', 'goldLight'),
  shape('M120 113l20 5 2 23-22-6zM196 121l18-7-1 21-17 7z', 'gold'),
  shape(
    smooth(
      [
        [162, 100],
        [140, 66],
        [108, 52],
        [94, 70],
        [108, 92],
        [138, 102],
      ],
      true,
      0.9,
    ),
    '#g',
  ),
  shape(
    smooth(
      [
        [152, 96],
        [132, 74],
        [112, 66],
        [106, 76],
        [120, 90],
      ],
      true,
      0.9,
    ),
    'goldDark',
  ),
  shape(
    smooth(
      [
        [164, 100],
        [178, 62],
        [206, 46],
        [224, 60],
        [214, 84],
        [188, 100],
      ],
      true,
      0.9,
    ),
    '#g',
  ),
  shape(
    smooth(
      [
        [174, 94],
        [186, 70],
        [204, 60],
        [212, 68],
        [200, 84],
      ],
      true,
      0.9,
    ),
    'goldDark',
  ),
  shape('M156 100q-20 8-30 26l14-4 6 10q6-16 18-28zM168 100q18 4 34 20l-14 0-4 12q-8-16-20-26z', 'gold'),
  shape(
    smooth(
      [
        [152, 96],
        [164, 90],
        [176, 96],
        [174, 108],
        [162, 112],
        [152, 106],
      ],
      true,
    ),
    'goldLight',
  ),
  line('M108 60q12 0 24 14M188 66q8-10 20-12', 'bright', 3, { opacity: 0.8 }),
]);
