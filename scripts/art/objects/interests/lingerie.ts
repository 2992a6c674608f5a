import { circle, defs, element, group, line, linearGradient, place, rect, shape } from '../../paint/element.ts';
import { times } from '../../paint/random.ts';
import { emblem } from './emblem.ts';

/** Satin with a lace edge and a small bow. */
export const lingerie = emblem('lingerie', () => {
  const motif = [
    shape('M-22 0Q-24 34 0 42Q24 34 22 0z', 'paper', { opacity: 0.85 }),
    line('M-22 0Q-24 34 0 42Q24 34 22 0', 'paper', 4, { 'stroke-dasharray': '1 6' }),
    line('M0 34V8M0 24q-12-2-14-14M0 24q12-2 14-14M-9 28q-6-4-9-14M9 28q6-4 9-14', 'cloth', 1.8),
    circle(0, 12, 5, 'none', { stroke: 'var(--cloth)', 'stroke-width': 1.8 }),
    line('M-14 8h0M14 8h0M-7 6h0M7 6h0', 'cloth', 3.4),
  ].join('');
  return [
    defs(
      linearGradient(
        's',
        [
          [0, 'clothLight'],
          [0.25, 'cloth'],
          [0.4, 'clothLight'],
          [0.62, 'clothShade'],
          [0.8, 'cloth'],
          [1, 'clothShade'],
        ],
        { x2: 1, y2: 0.25 },
      ),
      element('clipPath', { id: 'c' }, circle(160, 120, 104, 'ink')),
      group({ id: 'm' }, motif),
    ),
    group(
      { 'clip-path': 'url(#c)' },
      shape('M50 10h220v122q-110 26-220 0z', '#s'),
      shape('M120 10q-16 60 0 130l-16-2q-10-70 0-128zM204 10q14 60-4 130l12-2q14-70 8-128z', 'clothPale', {
        opacity: 0.3,
      }),
      ...times(6, (index, share) =>
        place('m', { x: 50 + index * 44, y: 132 + 14 * (1 - (share * 2 - 1) ** 2), turn: 14 - 28 * share }),
      ),
      line('M50 130q110 30 220 0', 'paper', 9),
      line('M50 130q110 30 220 0', 'cloth', 4.5, { 'stroke-dasharray': '0 9' }),
      line('M50 117q110 30 220 0', 'clothShade', 2, { opacity: 0.7 }),
    ),
    group(
      {},
      shape('M160 142q-10 20-22 30 10 0 14 6 8-14 10-34zM160 142q10 20 22 30-10 0-14 6-8-14-10-34z', 'accentShade'),
      shape('M158 140q-24-22-36-12t4 24 32-8zM162 140q24-22 36-12t-4 24-32-8z', 'accent'),
      line('M152 138q-16-10-24-4M168 138q16-10 24-4', 'accentLight', 3),
      rect(153, 133, 14, 16, 'accentLight', { rx: 5 }),
    ),
  ];
});
