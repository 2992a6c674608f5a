import { circle, defs, ellipse, line, linearGradient, rect, shape } from '../../paint/element.ts';
import { leafShape } from '../../paint/plants.ts';
import { contact } from '../indoors.ts';
import { tile } from '../objectPicture.ts';

/** White walls, pale boards, a long sofa in the morning light. */
export const scandinavian = tile('question-33-scandinavian', 50, () => [
  rect(0, 0, 320, 178, 'wall'),
  defs(
    linearGradient('n', [
      [0, 'skyHigh'],
      [1, 'skyLow'],
    ]),
  ),
  rect(12, 14, 104, 116, 'paper'),
  rect(19, 20, 90, 104, '#n'),
  shape('M19 124V100q26-18 48-8t42-14v46z', 'far'),
  shape('M19 124v-12q40-12 90 2v10z', 'leaf', { opacity: 0.7 }),
  line('M64 20v104M19 62h90', 'paper', 5, { 'stroke-linecap': 'butt' }),
  shape('M-2 6h24q6 80-4 160H-2zM104 6h26q-4 80 8 160h-26q-2-90-8-160z', 'paper'),
  line('M6 10q4 80-2 154M118 10q0 80 6 154', 'paperShade', 3, { opacity: 0.8 }),
  line('M-2 6h144', 'wood', 3),
  rect(176, 28, 54, 64, 'woodLight'),
  rect(180, 32, 46, 56, 'paper'),
  circle(196, 66, 12, 'accent'),
  shape('M190 82q18-44 30-20v20z', 'cloth'),
  rect(240, 40, 38, 46, 'ink'),
  rect(242.5, 42.5, 33, 41, 'paper'),
  line('M259 78V56M259 66q-8-1-9-9M259 62q8-1 9-9', 'leafDark', 2),
  rect(0, 176, 320, 64, 'sand'),
  line('M0 190h320M0 210h320M70 176l-24 64M150 176l-6 64M236 176l14 64', 'sandShade', 1.6, { opacity: 0.7 }),
  shape('M40 178h66l60 62H60z', 'bright', { opacity: 0.55 }),
  ellipse(186, 214, 118, 18, 'clothPale'),
  ellipse(186, 214, 100, 14, 'paper'),
  contact(200, 194, 84, 6),
  line('M136 190l-3 10M276 190l3 10', 'wood', 4),
  shape('M134 124q0-14 14-14h116q14 0 14 14v50H134z', 'stone'),
  shape('M206 110h58q14 0 14 14v50h-72z', 'stoneShade', { opacity: 0.35 }),
  shape('M122 142q0-10 12-10t12 10v26h120v-26q0-10 12-10t12 10v50H122z', 'stone'),
  shape('M266 168v-26q0-10 12-10t12 10v50h-14v-24z', 'stoneShade'),
  shape('M146 158h120q4 10 0 14H146q-4-8 0-14z', 'snow'),
  line('M206 158v14M146 176h120', 'stoneShade', 1.6),
  shape('M150 126l24-6 8 32-26 6z', 'accent'),
  shape('M176 124l26 4-4 30-26-4z', 'clothPale'),
  shape('M236 122l26 6-6 30-26-6z', 'cloth'),
  shape('M256 126l6 2-6 30-8-2z', 'clothShade'),
  line('M168 206l-8 24M212 206l8 24M190 208v20', 'wood', 3.4),
  ellipse(190, 206, 40, 8, 'woodLight'),
  ellipse(190, 204, 40, 7.5, 'sand'),
  shape('M178 202q-6-16 0-20h6q6 4 0 20z', 'cloth'),
  line('M181 182q-2-14-10-18M182 182q2-16 8-20M181 176q0-10-2-18', 'leaf', 2.2),
  shape('M200 200h18v4h-18z', 'accent'),
  line('M306 60q-4-22-24-20M306 60V226M292 228h26', 'ink', 2.6),
  shape('M270 54q0-16 14-16t14 16z', 'ink'),
  shape('M270 54h28q-14 8-28 0z', 'lamp'),
  contact(44, 220, 28, 6),
  line('M36 204l-6 16M56 204l6 16', 'wood', 3),
  shape('M28 182h38l-4 28H32z', 'paper'),
  shape('M52 182h14l-4 28H50z', 'paperShade'),
  shape(
    [leafShape([46, 184], [12, 138], 9), leafShape([48, 184], [86, 140], 9), leafShape([46, 184], [36, 118], 10)].join(
      '',
    ),
    'leafDark',
  ),
  shape(
    [leafShape([47, 184], [66, 116], 10), leafShape([46, 184], [2, 168], 8), leafShape([48, 184], [92, 172], 8)].join(
      '',
    ),
    'leaf',
  ),
  line('M47 184q-2-30-9-58M48 182q10-36 16-58', 'leafLight', 1.4),
]);
