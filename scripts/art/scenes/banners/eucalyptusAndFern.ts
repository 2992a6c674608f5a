import { smooth } from '../../paint/curve.ts';
import { circle, defs, ellipse, group, line, linearGradient, moved, place, rect, shape } from '../../paint/element.ts';
import { leafShape } from '../../paint/plants.ts';
import { times } from '../../paint/random.ts';
import type { Point } from '../../path.ts';
import { banner, tall, wide } from './banner.ts';

/** A frond along an arc: pairs of leaflets that grow shorter to the tip. */
const frond = (id: string, light: 'leafLight' | 'leaf') => {
  const spine = (share: number): Point => [share * 460, -share * 150 + share * share * 190];
  const pairs = times(17, (index) => {
    const share = 0.06 + index * 0.055;
    const [x, y] = spine(share);
    const reach = 92 * Math.sin(Math.PI * (0.16 + share * 0.82));
    return [leafShape([x, y], [x + 26, y - reach], 9), leafShape([x, y], [x + 40, y + reach * 0.86], 9)] as const;
  });
  return group(
    { id },
    shape(pairs.map(([, low]) => low).join(''), 'leafDark'),
    shape(pairs.map(([up]) => up).join(''), light),
    line(smooth(times(5, (_, share) => spine(share))), 'leafDark', 4),
  );
};

/** Round grey-green leaves in pairs, as on young eucalyptus. */
const sprig = () => {
  const stem = (share: number): Point => [share * 520, Math.sin(share * 2.6) * -90];
  const leaves = times(9, (index) => {
    const [x, y] = stem(0.08 + index * 0.11);
    const size = 46 - index * 3.4;
    return (
      moved({ x, y, turn: -62 + index * 7 }, place('l', { scale: size / 40 })) +
      moved({ x: x + 8, y, turn: 118 - index * 9 }, place('l', { scale: size / 42 }))
    );
  });
  return group({ id: 'e' }, line(smooth(times(6, (_, share) => stem(share))), 'wood', 5), ...leaves);
};

export const eucalyptusAndFern = banner(16, () => [
  defs(
    linearGradient(
      'p',
      [
        [0, 'mat'],
        [1, 'matShade'],
      ],
      { x2: 1, y2: 1 },
    ),
    group(
      { id: 'l' },
      ellipse(30, 0, 30, 24, 'clothLight'),
      shape('M0 0Q14-26 34-23Q58-18 60 0z', 'clothPale'),
      line('M0 0H50', 'cloth', 2, { opacity: 0.5 }),
    ),
    frond('f', 'leaf'),
    sprig(),
  ),
  rect(0, 0, wide, tall, '#p'),
  circle(800, 210, 250, 'accentLight', { opacity: 0.3 }),
  circle(800, 210, 190, 'accentLight', { opacity: 0.22 }),
  moved(
    { opacity: 0.16 },
    place('f', { x: 940, y: 320, scale: 1.5 }),
    place('f', { x: 620, y: 340, scale: 1.5, flip: true }),
  ),
  place('f', { x: 930, y: 300, scale: 1.35 }),
  place('f', { x: 660, y: 322, scale: 1.3, flip: true }),
  place('f', { x: -40, y: 90, scale: 0.9, turn: 24, opacity: 0.55 }),
  place('f', { x: 1640, y: 60, scale: 0.9, turn: -24, flip: true, opacity: 0.55 }),
  place('e', { x: 800, y: 400, scale: 1.15, turn: -34 }),
  place('e', { x: 830, y: 400, scale: 1.1, turn: 26, flip: true }),
  place('e', { x: 800, y: 410, scale: 0.95, turn: -78 }),
  line('M1210 96q14-40 60-56M1218 70q20 4 30-8M1236 50q20 6 32-4', 'accent', 3),
  circle(1274, 36, 8, 'accent') + circle(1256, 62, 7, 'accentLight') + circle(1282, 50, 7, 'accent'),
  line('M420 110q-18-40-64-50M412 84q-20 6-32-6M394 66q-20 8-34-2', 'accent', 3),
  circle(350, 56, 8, 'accent') + circle(372, 80, 7, 'accentLight') + circle(346, 72, 7, 'accent'),
]);
