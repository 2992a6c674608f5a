import { smooth } from '../../paint/curve.ts';
import { circle, defs, group, line, linearGradient, place, rect, shape } from '../../paint/element.ts';
import { times } from '../../paint/random.ts';
import { tile } from '../objectPicture.ts';

/** The curtain has opened: a painted moon, a balcony, one chair in the spotlight. */
export const theatre = tile('question-10-theatre', 40, () => {
  const curtain =
    shape('M0 0H86Q92 70 58 112Q40 132 40 176H0z', 'rose') +
    shape(
      'M18 0Q26 90 8 176H0V0zM50 0Q60 70 36 112Q22 140 24 176H14Q18 136 30 106Q50 60 40 0zM86 0q6 70-28 112q-6 8-10 18q4-14 8-22Q82 66 76 0z',
      'roseDark',
    ) +
    line('M66 0Q72 62 48 104', 'roseLight', 2.4, { opacity: 0.6 }) +
    line('M31 122q14 2 22-4', 'gold', 6);
  return [
    defs(
      linearGradient('n', [
        [0, 'violetDark'],
        [0.8, 'violet'],
        [1, 'roseLight'],
      ]),
    ),
    rect(0, 0, 320, 180, '#n'),
    circle(190, 66, 26, 'sun'),
    circle(198, 60, 22, 'glow', { opacity: 0.35 }),
    shape(
      smooth(
        [
          [60, 150],
          [80, 118],
          [110, 128],
          [140, 104],
          [180, 124],
          [216, 108],
          [260, 132],
          [262, 180],
          [60, 180],
        ],
        true,
        0.8,
      ),
      'violetDark',
    ),
    shape('M206 96h44v84h-44zM200 92h56v6h-56z', 'wallShade'),
    shape('M216 132q0-20 12-20t12 20v20h-24z', 'lamp'),
    line('M228 112v40', 'wallShade', 3),
    shape('M198 148h60v6h-60zM198 170h60v10h-60z', 'wall'),
    line('M204 156v14M213 156v14M222 156v14M231 156v14M240 156v14M249 156v14', 'wall', 4, { 'stroke-linecap': 'butt' }),
    rect(0, 176, 320, 64, 'shadow'),
    shape('M28 178h264l22 24H6z', 'woodLight'),
    shape('M6 202h308v9H6z', 'woodDark'),
    line('M92 180l-16 20M142 180l-6 20M194 180l6 20M242 180l16 20', 'wood', 1.6),
    shape('M34-6L96 194h72z', 'lamp', { opacity: 0.34 }),
    shape('M90 192q40-18 84 0q-40 16-84 0z', 'lamp', { opacity: 0.75 }),
    line('M118 166l-3 30M146 166l3 30M123 168v20M141 168v20', 'ink', 3.4),
    line('M119 166q-6-44 13-44t13 44M126 162q-3-26 6-26t6 26', 'ink', 3.4),
    shape('M114 164h36l-3 7h-30z', 'wood'),
    shape('M118 162q14-6 28 0q-14 6-28 0z', 'ink'),
    shape('M122 161l-2-18h22l-2 18z', 'ink'),
    shape('M121.5 156l-.4-4h20.8l-.4 4z', 'rose'),
    line('M124 145l1 14', 'violetLight', 2, { opacity: 0.6 }),
    defs(group({ id: 'c' }, curtain)),
    place('c', { y: 30 }),
    place('c', { x: 320, y: 30, flip: true }),
    shape(`M0 0H320V34${times(8, () => 'q-20 26-40 0').join('')}z`, 'roseDark'),
    line(`M320 30${times(8, () => 'q-20 26-40 0').join('')}`, 'gold', 4),
    shape('M0 0H320V16H0z', 'rose'),
    line('M0 16H320', 'gold', 2.4),
    line(times(5, (i) => `M${44 + i * 58} 206h0`).join(''), 'lamp', 8),
    shape(`M-16 244${times(6, () => 'v-14q0-16 14-16h28q14 0 14 16v14h4').join('')}z`, 'shadow'),
    line(times(6, (i) => `M${-14 + i * 60} 226q2-11 12-11h28q10 0 12 11`).join(''), 'rose', 2.4),
  ];
});
