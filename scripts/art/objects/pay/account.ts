import { circle, defs, line, linearGradient, rect, shape } from '../../paint/element.ts';
import { mark } from './mark.ts';

/** From the bank: its house, an arrow outwards. */
export const payTransfer = mark('bank-transfer', () => [
  shape('M6 35h33v2.5H6z', 'shadow', { opacity: 0.2 }),
  shape('M22 3L40 13v2H4v-2z', 'clothLight'),
  shape('M22 3L40 13v2H22z', 'cloth'),
  shape('M8 17h4v13H8zM16 17h4v13h-4zM24 17h4v13h-4zM32 17h4v13h-4z', 'clothLight'),
  shape('M10.5 17H12v13h-1.5zM18.5 17H20v13h-1.5zM26.5 17H28v13h-1.5zM34.5 17H36v13h-1.5z', 'cloth'),
  shape('M5 30h34v5H5z', 'clothLight'),
  circle(22, 10.5, 2, 'paper'),
  line('M43 24h15M52 18l6 6-6 6', 'accent', 3.4),
]);

/** Direct debit: it goes out by itself, month after month. */
export const payDebitOrder = mark('direct-debit', () => [
  rect(10.5, 5, 34, 32, 'shadow', { rx: 4, opacity: 0.18 }),
  rect(9, 3, 34, 33, 'paper', { rx: 4, stroke: 'var(--paperShade)', 'stroke-width': 1 }),
  shape('M9 11V7q0-4 4-4h26q4 0 4 4v4z', 'cloth'),
  line('M17 1.5v5M35 1.5v5', 'ink', 2.4),
  line('M15 17h0M22 17h0M29 17h0M36 17h0M15 23.5h0M22 23.5h0M15 30h0M22 30h0', 'paperShade', 3.4),
  circle(44, 26, 12, 'paper'),
  circle(44, 26, 10.5, 'accent'),
  line('M38.5 25a5.8 5.8 0 0 1 10.5-2M49.5 27a5.8 5.8 0 0 1-10.5 2', 'bright', 2.2),
  shape('M51 18.5v6h-6zM37 33.5v-6h6z', 'bright'),
]);

/** A wallet with a card showing. */
export const payWallet = mark('wallet', () => [
  rect(9, 12, 48, 26, 'shadow', { rx: 5, opacity: 0.18 }),
  rect(15, 3, 34, 20, 'accent', { rx: 3 }),
  line('M19 8h10', 'accentPale', 2.2),
  rect(12, 7, 37, 18, 'goldLight', { rx: 3 }),
  defs(
    linearGradient(
      'g',
      [
        [0, 'cloth'],
        [1, 'clothShade'],
      ],
      { x2: 0.6, y2: 1 },
    ),
  ),
  shape('M8 15q0-3 3-3h41q4 0 4 4v16q0 4-4 4H12q-4 0-4-4z', '#g'),
  line('M11 15.5h40', 'clothLight', 1.4, { 'stroke-dasharray': '2 2.5' }),
  shape('M42 20h14v9H42q-4.5 0-4.5-4.5T42 20z', 'clothLight'),
  circle(43.5, 24.5, 2.2, 'goldLight'),
]);
