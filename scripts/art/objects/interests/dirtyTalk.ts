import { smooth } from '../../paint/curve.ts';
import { defs, line, linearGradient, radialGradient, shape } from '../../paint/element.ts';
import { emblem } from './emblem.ts';

/** A speech bubble with a flame in it. */
export const dirtyTalk = emblem('dirty_talk', () => [
  defs(
    linearGradient(
      'b',
      [
        [0, 'cloth'],
        [1, 'clothShade'],
      ],
      { x2: 0.7, y2: 1 },
    ),
    radialGradient('g', [
      [0, 'lamp', 0.6],
      [1, 'lamp', 0],
    ]),
    linearGradient('f', [
      [0, 'rose'],
      [0.6, 'gold'],
      [1, 'lamp'],
    ]),
  ),
  shape('M112 54h100q32 0 32 32v52q0 32-32 32h-52l-34 36q4-20 0-36h-14q-32 0-32-32V86q0-32 32-32z', 'shadow', {
    opacity: 0.22,
    transform: 'translate(4 7)',
  }),
  shape('M112 48h100q32 0 32 32v52q0 32-32 32h-52l-34 36q4-20 0-36h-14q-32 0-32-32V80q0-32 32-32z', '#b'),
  line('M88 96V82q0-24 24-26h44', 'clothLight', 4.5, { opacity: 0.9 }),
  shape('M90 60h140v94H90z', '#g'),
  shape(
    smooth(
      [
        [160, 152],
        [138, 148],
        [128, 128],
        [134, 108],
        [144, 98],
        [148, 110],
        [154, 88],
        [166, 62],
        [172, 84],
        [186, 102],
        [194, 122],
        [186, 144],
      ],
      true,
      0.9,
    ),
    '#f',
  ),
  shape(
    smooth(
      [
        [160, 151],
        [147, 142],
        [147, 126],
        [156, 112],
        [164, 100],
        [170, 116],
        [176, 130],
        [172, 146],
      ],
      true,
      0.9,
    ),
    'lamp',
  ),
  shape(
    smooth(
      [
        [160, 150],
        [154, 141],
        [159, 128],
        [165, 136],
        [167, 145],
      ],
      true,
    ),
    'bright',
  ),
  line('M206 72h0M216 92h0M112 90h0M122 74h0', 'lamp', 4, { opacity: 0.7 }),
]);
