import { circle, defs, line, linearGradient, rect, shape } from '../../paint/element.ts';
import { still } from '../objectPicture.ts';

/** Two leaves on one stem: whoever writes for the brand itself. */
export const team = still(50, {
  name: 'avatar-team',
  width: 240,
  height: 240,
  draw: () =>
    [
      defs(
        linearGradient(
          'g',
          [
            [0, 'cloth'],
            [1, 'clothShade'],
          ],
          { x2: 0.7, y2: 1 },
        ),
        linearGradient('l', [
          [0, 'paper'],
          [1, 'clothPale'],
        ]),
      ),
      rect(0, 0, 240, 240, '#g'),
      circle(84, 78, 118, 'clothLight', { opacity: 0.32 }),
      line('M121 196Q118 164 120 142', 'paper', 7),
      shape('M120 146Q52 148 46 70Q118 72 120 146z', '#l'),
      shape('M120 146Q62 118 46 70Q118 72 120 146z', 'bright'),
      shape('M121 166Q120 100 190 92Q192 160 121 166z', 'accentLight'),
      shape('M121 166Q164 142 190 92Q192 160 121 166z', 'accent'),
      line('M116 138Q80 112 62 88M126 160Q156 138 174 110', 'clothShade', 2.6, { opacity: 0.45 }),
    ].join(''),
});
