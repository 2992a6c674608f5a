import { circle, defs, element, group, line, linearGradient, shape } from '../../paint/element.ts';
import { emblem } from './emblem.ts';

/** A glossy fold, and leather with a stitched edge. */
export const latexLeather = emblem('latex_and_leather', () => [
  defs(
    linearGradient(
      'l',
      [
        [0, 'ink'],
        [0.3, 'violetDark'],
        [0.42, 'violetLight'],
        [0.5, 'violetDark'],
        [0.8, 'ink'],
        [1, 'shadow'],
      ],
      { x2: 1, y2: 0.5 },
    ),
    linearGradient(
      'w',
      [
        [0, 'woodLight'],
        [0.6, 'wood'],
        [1, 'woodDark'],
      ],
      { x2: 0.6, y2: 1 },
    ),
    element('clipPath', { id: 'c' }, circle(160, 120, 104, 'ink')),
  ),
  group(
    { 'clip-path': 'url(#c)' },
    shape('M40 10h240v220H40z', '#l'),
    shape('M70 10q50 40 40 100t40 130h-26Q70 180 84 110T44 10z', 'bright', { opacity: 0.28 }),
    shape('M92 10q46 40 36 96t34 134h-8Q108 170 118 108T84 10z', 'bright', { opacity: 0.8 }),
    shape('M170 10q36 30 30 70t10 60h-10q-18-24-14-62T160 10z', 'bright', { opacity: 0.45 }),
    shape('M40 168Q110 172 170 120T280 54v180H40z', 'shadow', { opacity: 0.5 }),
    shape('M40 180Q112 182 174 130T280 68v172H40z', '#w'),
    shape('M40 180Q112 182 174 130T280 68v8Q220 94 178 138T40 188z', 'sand', { opacity: 0.8 }),
    line('M40 200Q118 202 184 148T280 92', 'woodDark', 5, { opacity: 0.45 }),
    line('M40 198Q118 200 184 146T280 90', 'paper', 3, { 'stroke-dasharray': '9 7', 'stroke-linecap': 'butt' }),
    line('M40 208Q122 210 190 156T280 104', 'paper', 3, { 'stroke-dasharray': '9 7', 'stroke-linecap': 'butt' }),
    line('M150 210q30-14 44-40M190 214q30-18 44-54M120 220q14-4 22-10', 'woodDark', 2.4, { opacity: 0.45 }),
  ),
]);
