import {
  circle,
  defs,
  ellipse,
  group,
  line,
  linearGradient,
  radialGradient,
  rect,
  shape,
} from '../../paint/element.ts';
import { leafShape } from '../../paint/plants.ts';
import { height, smallScene, width } from './smallScene.ts';

export const emailConfirmation = smallScene('email-confirmation', () => [
  defs(
    linearGradient(
      'd',
      [
        [0, 'woodLight'],
        [1, 'wood'],
      ],
      { x2: 0.6, y2: 1 },
    ),
    linearGradient('e', [
      [0, 'clothPale'],
      [1, 'clothLight'],
    ]),
    radialGradient('l', [
      [0, 'lamp', 0.6],
      [1, 'lamp', 0],
    ]),
    radialGradient(
      's',
      [
        [0, 'accentLight'],
        [0.7, 'accent'],
        [1, 'accentShade'],
      ],
      { cx: 0.35, cy: 0.3 },
    ),
  ),
  rect(0, 0, width, height, '#d'),
  line('M-10 70Q200 50 660 84M-10 182Q300 160 660 196M-10 330Q260 300 660 344M-10 430Q300 410 660 440', 'woodDark', 2, {
    opacity: 0.35,
  }),
  circle(150, 90, 360, '#l'),
  group(
    { transform: 'rotate(-5 320 260)' },
    shape('M134 214H530l14 214H152z', 'shadow', { opacity: 0.22 }),
    shape('M120 196L320 60 520 196V400H120z', 'clothLight'),
    shape('M156 92H484V340H156z', 'paper'),
    shape('M400 92h84v248H400z', 'paperShade', { opacity: 0.45 }),
    line('M190 130h170M190 154h250M190 178h234M190 202h120', 'ink', 4, { opacity: 0.32 }),
    shape('M120 196L300 308H340L520 196V400H120z', '#e'),
    shape('M120 400L306 284q14-8 28 0L520 400z', 'clothPale'),
    line('M120 400L306 284q14-8 28 0L520 400', 'cloth', 2.5, { opacity: 0.5 }),
    line('M120 196L300 308H340L520 196', 'cloth', 2.5, { opacity: 0.5 }),
    shape('M276 296q-6-34 26-44 22-10 42 4 28 10 22 42 6 30-24 40-20 12-42 0-28-10-24-42z', 'shadow', {
      opacity: 0.25,
    }),
    shape('M272 290q-6-34 26-44 22-10 42 4 28 10 22 42 6 30-24 40-20 12-42 0-28-10-24-42z', '#s'),
    circle(318, 292, 33, 'accentShade', { opacity: 0.35 }),
    shape(leafShape([304, 314], [336, 266], 17), 'accentPale'),
    line('M300 320L334 270M312 302l14 0M312 302l-2-12M321 288l11 0M321 288l-2-11', 'accentShade', 2.5),
  ),
  shape('M522 40l30 12-48 220-18 46-4-52z', 'shadow', { opacity: 0.2 }),
  shape('M548 22l26 10-54 214-16 40-2-44z', 'cloth') +
    shape('M562 27l12 5-54 214-10 24z', 'clothShade') +
    shape('M503 244l14 4-14 38z', 'gold') +
    line('M508 224l14 4', 'goldLight', 5),
  ellipse(70, 404, 62, 16, 'shadow', { opacity: 0.2 }),
  line('M28 452Q90 396 96 300', 'leafDark', 4),
  shape(
    [
      leafShape([46, 432], [20, 392], 13),
      leafShape([62, 414], [112, 404], 13),
      leafShape([74, 394], [42, 352], 13),
      leafShape([86, 366], [130, 346], 13),
      leafShape([92, 340], [66, 302], 12),
      leafShape([96, 306], [104, 256], 12),
    ].join(''),
    'leaf',
  ),
]);
