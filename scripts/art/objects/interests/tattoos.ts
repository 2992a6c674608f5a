import { circle, defs, ellipse, group, line, linearGradient, shape } from '../../paint/element.ts';
import { leafShape } from '../../paint/plants.ts';
import { emblem } from './emblem.ts';

/** An ink flourish, and a ring with two beads. */
export const tattoos = emblem('tattoos_and_piercings', () => {
  const scroll = [
    line('M160 158C140 150 96 156 84 128C76 106 98 92 110 106C118 118 104 128 98 120', 'ink', 5),
    line('M150 152C128 132 118 96 136 72C148 58 166 70 156 82', 'ink', 4),
    line('M110 152C96 164 80 160 76 148', 'ink', 3.4),
    shape(
      leafShape([128, 108], [100, 78], 8, 3) +
        leafShape([122, 92], [126, 58], 7, 3) +
        leafShape([106, 150], [114, 128], 6, 2),
      'ink',
    ),
    shape(leafShape([132, 126], [146, 104], 6, 2), 'cloth'),
    circle(100, 114, 3.6, 'cloth'),
    line('M92 84h0M84 96h0M112 60h0', 'cloth', 5.5),
  ].join('');
  return [
    defs(
      linearGradient(
        'r',
        [
          [0, 'snow'],
          [0.35, 'stone'],
          [0.7, 'stoneShade'],
          [1, 'snow'],
        ],
        { x2: 1, y2: 1 },
      ),
    ),
    group({}, scroll),
    group({ transform: 'matrix(-1 0 0 1 320 0)' }, scroll),
    ellipse(160, 208, 30, 4.5, 'shadow', { opacity: 0.2 }),
    line('M151 158a25 25 0 1 0 18 0', 'shadow', 8, { opacity: 0.2, transform: 'translate(3 4)' }),
    line('M151 158a25 25 0 1 0 18 0', '#r', 8),
    circle(149, 158, 8, 'stoneShade') + circle(171, 158, 8, 'stoneShade'),
    circle(147.5, 156.5, 6, 'stone') + circle(169.5, 156.5, 6, 'stone'),
    circle(145.5, 154.5, 2.5, 'bright') + circle(167.5, 154.5, 2.5, 'bright'),
    shape('M160 96q10 12 0 26q-10-14 0-26z', 'rose'),
    line('M160 134h0', 'rose', 6),
  ];
});
