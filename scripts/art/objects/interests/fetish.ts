import { smooth } from '../../paint/curve.ts';
import { circle, defs, line, linearGradient, moved, shape } from '../../paint/element.ts';
import { emblem } from './emblem.ts';

const vane = smooth(
  [
    [0, -92],
    [20, -64],
    [26, -22],
    [20, 26],
    [6, 52],
    [-6, 54],
    [-20, 28],
    [-26, -18],
    [-18, -62],
  ],
  true,
  0.9,
);

/** A feather and a key, laid crosswise. */
export const fetish = emblem('fetish', () => [
  defs(
    linearGradient('f', [
      [0, 'clothLight'],
      [0.5, 'cloth'],
      [1, 'clothShade'],
    ]),
    linearGradient(
      'k',
      [
        [0, 'goldLight'],
        [0.45, 'gold'],
        [1, 'goldDark'],
      ],
      { x2: 1, y2: 0 },
    ),
  ),
  moved(
    { x: 162, y: 116, turn: 38, scale: 1.1 },
    shape(vane, 'shadow', { opacity: 0.25, transform: 'translate(9 3)' }),
    shape(vane, '#f'),
    shape(
      smooth(
        [
          [0, -92],
          [20, -64],
          [26, -22],
          [20, 26],
          [6, 52],
          [0, 30],
          [3, -40],
        ],
        true,
        0.9,
      ),
      'clothShade',
      { opacity: 0.6 },
    ),
    shape('M-28-10l18 8-15 2zM-24 26l16 0-12 8zM28-34L8-22l18-2zM24 20L6 26l17 2zM-24-50l16 12-18-2z', 'clothPale'),
    line(
      'M-2-50l-14-10M-2-30l-18-12M-2-10l-19-10M-1 10l-19-8M0 28l-14-4M2-40l12-12M3-18l18-12M3 4l18-10M3 24l16-8',
      'clothPale',
      1.6,
      { opacity: 0.6 },
    ),
    line('M0-86q-4 60 0 112t8 62', 'paper', 3),
  ),
  moved(
    { x: 150, y: 118, turn: -42, scale: 1.12 },
    shape('M-5-30h10V44h18v24H5v6H-5z', 'shadow', { opacity: 0.3, transform: 'translate(-2 9)' }),
    circle(0, -54, 22, 'none', { stroke: 'url(#k)', 'stroke-width': 9 }),
    shape('M-5-34h10V74H-5z', '#k'),
    shape('M5 44h22v8H15v6h8v8H5z', 'gold'),
    shape('M5 62h18v4H5z', 'goldDark'),
    shape('M-10-36h20v7h-20zM-8-24H8v5H-8z', 'gold'),
    line('M-2-18V66', 'goldLight', 2.4),
    line('M-17-62a19 19 0 0 1 14-11', 'bright', 3, { opacity: 0.9 }),
  ),
]);
