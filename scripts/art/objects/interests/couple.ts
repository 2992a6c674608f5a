import { circle, defs, ellipse, line, linearGradient } from '../../paint/element.ts';
import { emblem } from './emblem.ts';

const slanted = { x2: 0.8, y2: 1 };

/** Two enamelled discs, one leaning on the other. */
export const couple = emblem('couple', () => [
  defs(
    linearGradient(
      'a',
      [
        [0, 'clothLight'],
        [1, 'clothShade'],
      ],
      slanted,
    ),
    linearGradient(
      'b',
      [
        [0, 'accentLight'],
        [1, 'accentShade'],
      ],
      slanted,
    ),
    linearGradient(
      'g',
      [
        [0, 'goldLight'],
        [0.5, 'gold'],
        [1, 'goldDark'],
      ],
      slanted,
    ),
  ),
  ellipse(160, 196, 84, 8, 'shadow', { opacity: 0.22 }),
  circle(124, 118, 62, '#g') + circle(124, 118, 56, '#a'),
  line('M84 104a44 44 0 0 1 30-28', 'bright', 5, { opacity: 0.7 }),
  circle(124, 118, 40, 'none', { stroke: 'var(--clothPale)', 'stroke-width': 2, opacity: 0.6 }),
  circle(192, 134, 62, 'shadow', { opacity: 0.28 }),
  circle(198, 130, 62, '#g') + circle(198, 130, 56, '#b'),
  circle(198, 130, 40, 'none', { stroke: 'var(--accentPale)', 'stroke-width': 2, opacity: 0.7 }),
  line('M158 116a44 44 0 0 1 30-28', 'bright', 5, { opacity: 0.7 }),
  line('M250 146a56 56 0 0 1-34 38', 'accentPale', 3, { opacity: 0.6 }),
]);
