import { defs, ellipse, line, linearGradient, moved, shape } from '../../paint/element.ts';
import { emblem } from './emblem.ts';

/** An evening shoe beside a riding boot. */
export const highHeels = emblem('high_heels_and_boots', () => [
  defs(
    linearGradient(
      'b',
      [
        [0, 'wood'],
        [0.3, 'woodLight'],
        [0.55, 'wood'],
        [1, 'woodDark'],
      ],
      { x2: 1, y2: 0 },
    ),
    linearGradient('s', [
      [0, 'roseLight'],
      [0.4, 'rose'],
      [1, 'roseDark'],
    ]),
  ),
  moved(
    { x: -8, y: -14 },
    ellipse(138, 194, 62, 7, 'shadow', { opacity: 0.25 }),
    shape(
      'M92 42q26 8 54 0q0 40-6 72q-2 24 8 34q14 12 34 18q12 6 10 22h-66l-4-8-4 10H92q-4-12 0-24q6-18 4-50q-4-40-4-74z',
      '#b',
    ),
    shape('M92 42q26 8 54 0v14q-28 8-54 0z', 'woodDark'),
    line('M104 68q4 60 0 92', 'sand', 4, { opacity: 0.55 }),
    line('M98 148q22 10 46-4', 'woodDark', 4),
    line('M122 150v0', 'gold', 9),
    line('M148 150q-10 10-14 30', 'woodDark', 2, { opacity: 0.7 }),
    shape('M90 188h32v8H92zM130 188h62l-2 7h-56z', 'ink'),
  ),
  moved(
    { x: -22, y: 12 },
    ellipse(214, 193, 52, 7, 'shadow', { opacity: 0.25 }),
    shape('M248 102q12 26 4 50l-6 40h-6l-2-38q-22 4-38 22q-10 16-26 17h-18q-2-8 8-12q22-6 38-30q18-30 50-49z', '#s'),
    shape('M248 102q-32 19-50 49q-4 6-8 11q14 0 24-14q14-22 34-28q2-10 0-18z', 'roseDark'),
    shape('M240 150l8 2-4 40h-4z', 'roseDark'),
    line('M168 184q26-8 42-34', 'roseLight', 3, { opacity: 0.8 }),
    shape('M156 193q-1-4 4-8q-4 5 14 4q14 0 24-14q16-18 40-21v4q-22 4-38 20q-10 15-26 15z', 'ink'),
  ),
]);
