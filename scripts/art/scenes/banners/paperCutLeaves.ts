import { smooth } from '../../paint/curve.ts';
import { circle, defs, element, group, line, linearGradient, paintOf, place, rect } from '../../paint/element.ts';
import { leafShape } from '../../paint/plants.ts';
import { times } from '../../paint/random.ts';
import type { Role } from '../../paint/roles.ts';
import type { Point } from '../../path.ts';
import { banner, tall, wide } from './banner.ts';

/** A monstera-like leaf with cuts, upright, 200 tall. */
const split =
  'M0 0Q-70-14-92-70L-40-62-98-96Q-104-130-88-156L-44-108-70-180Q-40-214 0-226Q40-214 70-180L44-108 88-156Q104-130 98-96L40-62 92-70Q70-14 0 0z';

/** A twig of pointed leaves, 240 long to the right. */
const twig = times(6, (index) => {
  const x = 30 + index * 36;
  const size = 74 - index * 8;
  return leafShape([x, 0], [x + size * 0.7, -size], 13) + leafShape([x, 0], [x + size * 0.7, size], 13);
}).join('');

/** Paper over paper: the outline twice in shadow, a little lower, then the sheet. */
const cast = (id: string, far: string, near: string) =>
  element('use', { href: `#${id}`, transform: `translate(${far})`, fill: 'var(--shadow)', opacity: 0.16 }) +
  element('use', { href: `#${id}`, transform: `translate(${near})`, fill: 'var(--shadow)', opacity: 0.16 });

const outline = (id: string, d: string) => element('path', { id, d });
const sheet = (id: string, of: 's' | 't', fill: Role, vein: string) =>
  group(
    { id },
    cast(of, '9 13', '4 6'),
    element('use', { href: `#${of}`, fill: paintOf(fill) }),
    line(vein, 'shadow', 2, { opacity: 0.22 }),
  );
const veins = 'M0 0V-216M0-40L-60-50M0-40L60-50M0-90L-66-130M0-90L66-130';

const layers: readonly (readonly [Role, number, number])[] = [
  ['clothPale', 60, 0.2],
  ['clothLight', 36, 1.6],
  ['cloth', 14, 3],
];

export const paperCutLeaves = banner(23, () => {
  const curtain = (inset: number, phase: number, bottom: boolean) => {
    const points = times(
      8,
      (index): Point => [
        index * 234 - 20,
        (bottom ? 400 - inset : inset) + (bottom ? -1 : 1) * (40 + 26 * Math.sin(index * 1.3 + phase)),
      ],
    );
    return bottom ? `${smooth(points)}V420H-20z` : `${smooth(points)}V-20H-20z`;
  };
  return [
    defs(
      linearGradient(
        'p',
        [
          [0, 'mat'],
          [1, 'matShade'],
        ],
        { x2: 1, y2: 1 },
      ),
      outline('s', split),
      outline('t', twig),
      sheet('a', 's', 'leaf', veins),
      sheet('b', 's', 'cloth', veins),
      sheet('c', 't', 'accent', 'M0 0H250'),
      sheet('d', 't', 'clothLight', 'M0 0H250'),
      sheet('e', 't', 'leafDark', 'M0 0H250'),
    ),
    rect(0, 0, wide, tall, '#p'),
    defs(outline('o', 'M664 196a136 136 0 1 1 272 0a136 136 0 1 1-272 0z')),
    cast('o', '8 12', '3 5'),
    element('use', { href: '#o', fill: paintOf('accentPale') }),
    circle(800, 196, 92, 'mat'),
    ...layers.flatMap(([fill, inset, phase]) =>
      [true, false].map((bottom) => {
        const id = `${fill}${bottom ? 1 : 2}`;
        const d = curtain(inset, phase + (bottom ? 0 : 0.8), bottom);
        return (
          defs(outline(id, d)) +
          cast(id, bottom ? '0 -10' : '0 12', bottom ? '0 -4' : '0 5') +
          element('use', { href: `#${id}`, fill: paintOf(fill) })
        );
      }),
    ),
    ...(
      [
        ['e', 250, 390, 1.3, -64],
        ['a', 170, 430, 1.15, 18],
        ['d', 420, 420, 0.95, -74],
        ['b', 20, 300, 0.8, 74],
        ['d', 1200, 420, 1.1, -120],
        ['e', 1330, 400, 1.3, -112],
        ['b', 1440, 440, 1.3, -14],
        ['a', 1600, 330, 0.9, -66],
        ['c', 640, 384, 0.9, -62],
        ['c', 960, 384, 0.9, -118],
        ['e', 800, 400, 0.85, -90],
        ['a', 716, 452, 0.72, -30],
        ['a', 884, 452, 0.72, 30],
      ] as const
    ).map(([id, x, y, scale, turn]) => place(id, { x, y, scale, turn })),
  ];
});
