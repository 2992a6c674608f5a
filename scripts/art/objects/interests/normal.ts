import { defs, ellipse, type Fill, group, line, linearGradient, shape } from '../../paint/element.ts';
import { contact, steam } from '../indoors.ts';
import { emblem } from './emblem.ts';

/** Two cups, side by side. */
export const normal = emblem('normal', () => {
  const cup = (
    x: number,
    y: number,
    fill: Fill,
    dark: 'clothShade' | 'accentShade',
    light: 'clothLight' | 'accentLight',
    handle: 1 | -1,
  ) =>
    group(
      { transform: `translate(${x} ${y})` },
      contact(0, 56, 48, 7),
      ellipse(0, 52, 46, 10, 'paperShade') + ellipse(-1, 48.5, 45, 9.5, 'paper'),
      line(handle > 0 ? 'M32-6q26-4 20 16t-28 14' : 'M-32-6q-26-4-20 16t28 14', dark, 7),
      shape('M-36-18h72q4 66-24 68h-24q-28-2-24-68z', fill),
      ellipse(0, -18, 36, 8.5, light) + ellipse(0, -17, 32, 6.5, 'woodDark'),
      line('M-26-4q0 26 10 42', light, 4, { opacity: 0.85 }),
    );
  return [
    defs(
      linearGradient(
        'a',
        [
          [0, 'clothLight'],
          [0.4, 'cloth'],
          [1, 'clothShade'],
        ],
        { x2: 1, y2: 0.3 },
      ),
      linearGradient(
        'b',
        [
          [0, 'accentLight'],
          [0.4, 'accent'],
          [1, 'accentShade'],
        ],
        { x2: 1, y2: 0.3 },
      ),
    ),
    line(steam(124, 92, 52), 'bright', 5, { opacity: 0.9 }),
    line(steam(192, 104, 52) + steam(142, 96, 38), 'bright', 4, { opacity: 0.8 }),
    cup(122, 122, '#a', 'clothShade', 'clothLight', -1),
    cup(196, 136, '#b', 'accentShade', 'accentLight', 1),
  ];
});
