import { defs, ellipse, line, radialGradient, shape } from '../../paint/element.ts';
import { leafShape } from '../../paint/plants.ts';
import { emblem } from './emblem.ts';

/** A pair of ripe cherries. */
export const oral = emblem('oral', () => [
  defs(
    radialGradient(
      'c',
      [
        [0, 'roseLight'],
        [0.3, 'rose'],
        [1, 'roseDark'],
      ],
      { cx: 0.34, cy: 0.3, r: 0.78 },
    ),
  ),
  ellipse(124, 196, 44, 7, 'shadow', { opacity: 0.22 }) + ellipse(206, 202, 42, 7, 'shadow', { opacity: 0.22 }),
  line('M124 130Q132 84 176 50Q202 88 204 138', 'leafDark', 5),
  line('M125 126Q134 84 174 52', 'leafLight', 1.8),
  shape(leafShape([176, 50], [246, 62], 22, -10), 'leafDark'),
  shape('M176 50Q208 24 246 62Q212 46 176 50z', 'leaf'),
  line('M178 50Q210 44 240 60M196 49l8-8M212 51l8-6', 'leafLight', 2),
  line('M170 46q8-4 12 6', 'woodDark', 7),
  shape('M124 126q12-12 28-6q16 8 14 34q-4 38-42 38t-42-36q-2-26 14-34q16-8 28 4z', '#c'),
  shape('M206 134q12-11 26-5q16 8 14 32q-4 36-40 36t-40-34q-2-24 14-32q14-8 26 3z', '#c'),
  line('M112 128q12 8 24-1M194 136q12 8 22-1', 'roseDark', 3),
  ellipse(104, 146, 8, 12, 'bright', { opacity: 0.75, transform: 'rotate(24 104 146)' }),
  ellipse(187, 154, 7, 11, 'bright', { opacity: 0.7, transform: 'rotate(24 187 154)' }),
]);
