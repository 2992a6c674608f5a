import { d } from '../../paint/curve.ts';
import { circle, defs, line, linearGradient, radialGradient, shape } from '../../paint/element.ts';
import { seedRandom } from '../../paint/random.ts';
import { stars } from '../../paint/sky.ts';
import { emblem } from './emblem.ts';

/** A constellation: whatever else there is. */
export const otherInterests = emblem('other_interests', () => {
  const random = seedRandom('constellation');
  const points = [
    [92, 108],
    [122, 74],
    [158, 92],
    [176, 136],
    [220, 122],
    [232, 164],
    [140, 172],
  ] as const;
  const star = (x: number, y: number, r: number) => {
    const [waist, rest] = [r * 0.16, r * 0.84];
    return d`M${x} ${y - r}q${waist} ${rest} ${r} ${r}q${-rest} ${waist} ${-r} ${r}q${-waist} ${-rest} ${-r} ${-r}q${rest} ${-waist} ${r} ${-r}z`;
  };
  return [
    defs(
      linearGradient(
        'n',
        [
          [0, 'violetDark'],
          [0.6, 'clothShade'],
          [1, 'violet'],
        ],
        { x2: 0.5, y2: 1 },
      ),
      radialGradient('g', [
        [0, 'bright', 0.8],
        [1, 'violetLight', 0],
      ]),
    ),
    circle(160, 120, 104, '#n'),
    shape('M66 152Q120 60 236 50Q260 70 262 100Q160 90 98 202Q76 184 66 152z', 'violetLight', { opacity: 0.16 }),
    line(stars(random, 92, 44, 136, 150, 26), 'bright', 1.8, { opacity: 0.75 }),
    line('M92 108L122 74L158 92L176 136L220 122L232 164M176 136L140 172', 'bright', 1.6, {
      opacity: 0.7,
      'stroke-dasharray': '1 5',
    }),
    ...points.map(([x, y], index) => circle(x, y, index % 3 === 0 ? 17 : 12, '#g')),
    shape(points.map(([x, y], index) => star(x, y, index % 3 === 0 ? 14 : 9)).join(''), 'bright'),
    line('M212 70l-26 9', 'bright', 2, { opacity: 0.7 }),
    circle(213, 70, 2.4, 'bright'),
  ];
});
