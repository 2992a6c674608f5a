import { defs, group, line, linearGradient, moved, shape } from '../../paint/element.ts';
import { emblem } from './emblem.ts';

/** A heart, just being drawn in pencil. */
export const amateur = emblem('amateur', () => [
  group(
    { transform: 'rotate(-6 160 120)' },
    shape('M84 56h150v146H84z', 'shadow', { opacity: 0.22, transform: 'translate(5 7)' }),
    shape('M84 56h150v146H84z', 'paper'),
    shape('M234 166v36h-40z', 'paperShade'),
  ),
  line('M154 106C142 76 102 84 106 116C110 146 142 160 158 182C172 160 208 140 210 112', 'ink', 3.6),
  line('M156 110C146 82 108 86 110 114C112 140 138 154 157 176C174 154 204 140 207 116', 'ink', 1.6, { opacity: 0.55 }),
  line('M153 104C160 80 192 78 204 96', 'ink', 3.4),
  line('M118 108l10-10M116 122l24-24M122 132l28-28M132 140l28-28M142 150l22-22', 'rose', 2.6, { opacity: 0.75 }),
  shape('M212 118l66-40-4 14-58 30z', 'shadow', { opacity: 0.2 }),
  moved(
    { x: 209, y: 113, turn: -38 },
    defs(
      linearGradient('b', [
        [0, 'goldLight'],
        [0.4, 'gold'],
        [1, 'goldDark'],
      ]),
    ),
    shape('M0 0L24-9V9z', 'sand'),
    shape('M0 0L8-3V3z', 'ink'),
    shape('M24-9h76V9H24l3-4.5-3-4.5 3-4.5z', '#b'),
    shape('M100-9h8V9h-8z', 'stone'),
    shape('M108-9h7q5 0 5 5v8q0 5-5 5h-7z', 'rose'),
    shape('M100 3h20q0 6-5 6h-15z', 'shadow', { opacity: 0.25 }),
  ),
]);
