import { defs, group, line, linearGradient, moved, place, rect } from '../../paint/element.ts';
import { times } from '../../paint/random.ts';
import type { Role } from '../../paint/roles.ts';
import { banner, tall, wide } from './banner.ts';

const across: readonly (readonly [Role, Role])[] = [
  ['clothLight', 'cloth'],
  ['clothPale', 'clothLight'],
  ['cloth', 'clothShade'],
];
const down: readonly (readonly [Role, Role])[] = [
  ['accentPale', 'accentLight'],
  ['accentLight', 'accent'],
  ['paper', 'paperShade'],
  ['gold', 'goldDark'],
];
const [step, width] = [104, 90];

/** Bands that bulge: light along the middle, shade where they dive under the next. */
export const wovenRibbons = banner(22, () => {
  const bulge = (id: string, [light, dark]: readonly [Role, Role], vertical: boolean) =>
    linearGradient(
      id,
      [
        [0, dark],
        [0.3, light],
        [0.75, light],
        [1, dark],
      ],
      vertical ? { x2: 1 } : { x2: 0, y2: 1 },
    );
  const tile = (column: number, row: number) => {
    const over = (column + row) % 2 === 0;
    const [x, y] = [column * step, row * step];
    return over
      ? `<use href="#v${column % down.length}" x="${x}" y="${y}"/>`
      : `<use href="#h${row % across.length}" x="${x}" y="${y}"/>`;
  };
  const stitches = (d: string) => line(d, 'bright', 2, { opacity: 0.35, 'stroke-dasharray': '7 7' });
  const ribbon = (id: string, fill: string, vertical: boolean) =>
    group(
      { id },
      vertical ? rect(7, -7, width, step + 14, `#${fill}`) : rect(-7, 7, step + 14, width, `#${fill}`),
      place(vertical ? 'o' : 'n'),
    );
  const upright = [rect(7, -7, width, 24, '#s'), rect(7, step - 17, width, 24, '#u'), stitches('M16-7v118M88-7v118')];
  const level = [rect(-7, 7, 24, width, '#l'), rect(step - 17, 7, 24, width, '#r'), stitches('M-7 16h118M-7 88h118')];
  const shades = [
    linearGradient('s', [
      [0, 'shadow', 0.5],
      [1, 'shadow', 0],
    ]),
    linearGradient('u', [
      [0, 'shadow', 0],
      [1, 'shadow', 0.5],
    ]),
    linearGradient(
      'l',
      [
        [0, 'shadow', 0.5],
        [1, 'shadow', 0],
      ],
      { x2: 1 },
    ),
    linearGradient(
      'r',
      [
        [0, 'shadow', 0],
        [1, 'shadow', 0.5],
      ],
      { x2: 1 },
    ),
  ];
  const ribbons = [
    group({ id: 'o' }, ...upright),
    group({ id: 'n' }, ...level),
    ...down.flatMap((tones, index) => [bulge(`x${index}`, tones, true), ribbon(`v${index}`, `x${index}`, true)]),
    ...across.flatMap((tones, index) => [bulge(`y${index}`, tones, false), ribbon(`h${index}`, `y${index}`, false)]),
  ];
  // Four colours down, three across, and over and under change: the pattern repeats every four by six.
  const block = group({ id: 'k' }, ...times(4, (column) => times(6, (row) => tile(column, row)).join('')));
  return [
    defs(
      ...shades,
      ...ribbons,
      block,
      linearGradient(
        'd',
        [
          [0, 'sun', 0.22],
          [0.5, 'sun', 0],
          [1, 'shadow', 0.4],
        ],
        { x2: 1, y2: 0.25 },
      ),
    ),
    rect(0, 0, wide, tall, 'shadow'),
    moved(
      { x: -60, y: -700, turn: 32 },
      ...times(5, (column) =>
        [-1, 0, 1].map((row) => `<use href="#k" x="${column * step * 4}" y="${row * step * 6}"/>`).join(''),
      ),
    ),
    rect(0, 0, wide, tall, '#d'),
  ];
});
