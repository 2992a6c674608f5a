import {
  circle,
  defs,
  ellipse,
  group,
  line,
  linearGradient,
  radialGradient,
  rect,
  shape,
} from '../../paint/element.ts';
import { leafShape } from '../../paint/plants.ts';
import type { Random } from '../../paint/random.ts';
import type { Role } from '../../paint/roles.ts';
import { banner, tall, wide } from './banner.ts';

const spines: readonly (readonly [Role, Role])[] = [
  ['cloth', 'goldLight'],
  ['accent', 'paper'],
  ['clothShade', 'gold'],
  ['paperShade', 'cloth'],
  ['accentShade', 'goldLight'],
  ['clothLight', 'clothShade'],
  ['ink', 'gold'],
  ['accentLight', 'accentShade'],
  ['clothPale', 'cloth'],
  ['woodLight', 'woodDark'],
];

interface Book {
  cover: Role;
  print: Role;
  spine: string;
  bands: string;
}

/** Books side by side from `x` to `end` on a board at `y`. */
function fill(random: Random, x: number, end: number, y: number): Book[] {
  const [width, height] = [Math.round(random.between(26, 56)), Math.round(random.between(104, 150))];
  if (x + width > end) return [];
  const [cover, print] = random.pick(spines);
  const band = Math.round(height * random.pick([0.2, 0.3, 0.7]));
  const spine = `M${x} ${y}v-${height}h${width - 2}v${height}`;
  const bands = `M${x + 4} ${y - band}h${width - 10}m0 7h${10 - width}`;
  return [{ cover, print, spine, bands }, ...fill(random, x + width, end, y)];
}

/** One path for all books of a colour. */
function books(random: Random, rows: readonly (readonly [x: number, end: number, y: number])[]): string {
  const all = rows.flatMap(([x, end, y]) => fill(random, x, end, y));
  const join = (list: readonly Book[], part: 'spine' | 'bands') => list.map((book) => book[part]).join('');
  const covers = [...new Set(all.map(({ cover }) => cover))];
  const prints = [...new Set(all.map(({ print }) => print))];
  return [
    ...covers.map((role) =>
      shape(
        join(
          all.filter(({ cover }) => cover === role),
          'spine',
        ),
        role,
      ),
    ),
    ...prints.map((role) =>
      line(
        join(
          all.filter(({ print }) => print === role),
          'bands',
        ),
        role,
        3,
      ),
    ),
  ].join('');
}

const rows = [
  [36, 330, 206],
  [420, 640, 206],
  [1010, 1250, 206],
  [1420, 1570, 206],
  [36, 190, 400],
  [430, 700, 400],
  [990, 1180, 400],
  [1300, 1570, 400],
] as const;

export const bookShelf = banner(18, (random) => [
  defs(
    linearGradient('w', [
      [0, 'wood'],
      [1, 'woodDark'],
    ]),
    linearGradient('b', [
      [0, 'woodLight'],
      [1, 'wood'],
    ]),
    radialGradient('g', [
      [0, 'lamp', 0.85],
      [1, 'lamp', 0],
    ]),
    linearGradient('s', [
      [0, 'shadow', 0.55],
      [1, 'shadow', 0],
    ]),
  ),
  rect(0, 0, wide, tall, '#w'),
  shape('M0 24h1600v34H0zM0 218h1600v34H0z', '#s'),
  circle(820, 96, 330, '#g'),
  books(random, rows),
  group(
    { transform: 'translate(392 206) rotate(-14)' },
    rect(-36, -132, 32, 132, 'accent'),
    line('M-30-100h20M-30-92h20', 'paper', 3),
  ),
  rect(690, 186, 120, 20, 'clothShade') + rect(700, 166, 104, 20, 'paper') + rect(696, 148, 112, 18, 'accent'),
  shape('M876 206v-16h12v-60h8v60h12v16z', 'goldDark'),
  shape('M846 130L866 62h52l20 68z', 'lamp') + shape('M892 62h26l20 68h-30z', 'gold', { opacity: 0.35 }),
  shape('M1300 206q-26-40 4-70l4-24h24l4 24q30 30 4 70z', 'clothPale') +
    shape('M1326 112h6l4 24q30 30 4 70h-16q22-40 0-70z', 'clothLight'),
  line('M1316 112q-8-40-30-56M1320 112v-64M1326 112q8-36 32-50', 'leafDark', 4),
  shape(
    [
      leafShape([1300, 80], [1262, 40], 10),
      leafShape([1320, 70], [1320, 18], 11),
      leafShape([1336, 78], [1380, 44], 10),
      leafShape([1310, 96], [1270, 84], 8),
      leafShape([1330, 96], [1368, 92], 8),
    ].join(''),
    'leaf',
  ),
  shape('M232 400v-70q0-14 16-14h124q16 0 16 14v70z', 'paperShade') +
    rect(248, 332, 124, 68, 'skyLow') +
    shape('M248 392q30-40 62-14t62-20v42H248z', 'hill') +
    circle(338, 352, 10, 'sun'),
  ellipse(800, 394, 74, 10, 'shadow', { opacity: 0.4 }),
  shape('M740 394q-14-44 22-50h66q36 6 22 50z', 'accent') +
    shape('M810 344h18q36 6 22 50h-26q16-30-14-50z', 'accentShade'),
  line(
    'M770 344q-40-30-30-70M800 344q0-40-10-66M824 344q30-30 34-64M784 344q-20-30-60-34M820 344q30-16 62-10',
    'leafDark',
    4,
  ),
  shape(
    [
      leafShape([744, 300], [716, 262], 12),
      leafShape([790, 286], [784, 256], 11),
      leafShape([856, 290], [884, 262], 12),
      leafShape([730, 312], [690, 316], 11),
      leafShape([870, 334], [912, 338], 11),
      leafShape([770, 330], [742, 336], 9),
      leafShape([838, 322], [850, 296], 9),
    ].join(''),
    'leaf',
  ),
  shape('M0 206h1600v18H0zM0 0h1600v24H0z', '#b') + rect(0, 220, wide, 5, 'woodDark'),
  shape('M0 0h30v400H0zM1572 0h28v400h-28z', '#b'),
]);
