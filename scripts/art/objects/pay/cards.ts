import { defs, line, linearGradient, rect, shape } from '../../paint/element.ts';
import type { Role } from '../../paint/roles.ts';
import { mark } from './mark.ts';

/** A card seen from the front. */
const card = (from: Role, to: Role) => [
  rect(8, 4.5, 50, 33, 'shadow', { rx: 5, opacity: 0.18 }),
  defs(
    linearGradient(
      'g',
      [
        [0, from],
        [1, to],
      ],
      { x2: 0.8, y2: 1 },
    ),
  ),
  rect(7, 3, 50, 33, '#g', { rx: 5 }),
];
const chip = (x: number, y: number) =>
  rect(x, y, 9, 7, 'goldLight', { rx: 1.6 }) +
  line(`M${x} ${y + 3.5}h3M${x + 6} ${y + 3.5}h3M${x + 4.5} ${y}v7`, 'goldDark', 0.8);
const digits = (y: number) => line(`M12 ${y}h6M21 ${y}h6M30 ${y}h6`, 'bright', 2, { opacity: 0.85 });

/** Any card: chip, contactless waves. */
export const payCard = mark('card', () => [
  ...card('clothLight', 'cloth'),
  chip(12, 11),
  line('M26 11.5q2.5 3 0 6M29.5 9.5q4 5 0 10M33 7.5q5.5 7 0 14', 'bright', 1.5),
  digits(29),
]);

/** Credit: steps that rise. */
export const payCredit = mark('card-credit', () => [
  ...card('accent', 'accentShade'),
  chip(12, 9),
  shape('M33 25l6-9h5l-6 9z', 'accentLight'),
  shape('M39 25l9-14h5l-9 14z', 'accentPale'),
  digits(30.5),
]);

/** Debit: a wave that runs straight through to the account. */
export const payDebit = mark('card-debit', () => [
  ...card('clothShade', 'ink'),
  shape('M7 24q12-12 25-5t25-8v20q0 5-5 5H12q-5 0-5-5z', 'clothLight'),
  shape('M7 29q12-10 25-4t25-7v13q0 5-5 5H12q-5 0-5-5z', 'accent'),
  chip(12, 8),
  line('M38 9h12', 'bright', 2.4),
]);

/** Charge: a star on a bordered card, paid once a month. */
export const payCharge = mark('card-charge', () => [
  ...card('gold', 'goldDark'),
  rect(9.5, 5.5, 45, 28, 'none', { rx: 3.2, stroke: 'var(--goldLight)', 'stroke-width': 1 }),
  shape('M32 10l2.7 6.5 6.8.5-5.2 4.5 1.7 6.7L32 24.5l-6 3.7 1.7-6.7-5.2-4.5 6.8-.5z', 'bright'),
  line('M14 10h6M44 10h6M14 29h6M44 29h6', 'goldLight', 1.6),
]);

/** Card billing: a card and the slip that it pays. */
export const payBilling = mark('card-billing', () => [
  ...card('clothLight', 'clothShade'),
  rect(7, 9, 50, 6, 'ink'),
  line('M12 22h9M12 28h6', 'bright', 2, { opacity: 0.85 }),
  shape('M28 12h24v26l-3-2-3 2-3-2-3 2-3-2-3 2-3-2-3 2z', 'shadow', { opacity: 0.25, transform: 'translate(1 .8)' }),
  shape('M28 10h24v27l-3-2-3 2-3-2-3 2-3-2-3 2-3-2-3 2z', 'paper'),
  line('M32 16h10M32 20.5h16M32 25h16', 'paperShade', 1.8),
  line('M42 30h6', 'accent', 2.4),
]);
