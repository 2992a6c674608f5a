import { circle, defs, ellipse, line, linearGradient, shape } from '../../paint/element.ts';
import { emblem } from './emblem.ts';

/** Two circles, and what they share. */
export const couple = emblem('couple', () => [
  defs(
    linearGradient(
      'a',
      [
        [0, 'clothLight'],
        [1, 'clothShade'],
      ],
      { x2: 0.8, y2: 1 },
    ),
    linearGradient(
      'b',
      [
        [0, 'accentLight'],
        [1, 'accentShade'],
      ],
      { x2: 0.8, y2: 1 },
    ),
    linearGradient('g', [
      [0, 'roseLight'],
      [1, 'rose'],
    ]),
  ),
  ellipse(160, 194, 84, 8, 'shadow', { opacity: 0.18 }),
  circle(128, 122, 60, '#a'),
  circle(192, 122, 60, '#b'),
  shape('M160 71a60 60 0 0 1 0 102a60 60 0 0 1 0-102z', '#g'),
  circle(128, 122, 60, 'none', { stroke: 'var(--bright)', 'stroke-width': 3, opacity: 0.75 }),
  circle(192, 122, 60, 'none', { stroke: 'var(--bright)', 'stroke-width': 3, opacity: 0.75 }),
  line('M82 108a48 48 0 0 1 34-33', 'bright', 5, { opacity: 0.6 }),
  line('M205 74a50 50 0 0 1 30 24', 'bright', 4, { opacity: 0.45 }),
]);
