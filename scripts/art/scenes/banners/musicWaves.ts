import { smooth } from '../../paint/curve.ts';
import { circle, defs, group, line, linearGradient, place, rect, shape } from '../../paint/element.ts';
import { times } from '../../paint/random.ts';
import { stars, sun } from '../../paint/sky.ts';
import type { Point } from '../../path.ts';
import { banner, tall, wide } from './banner.ts';

/** Five lines of a stave that swing apart and together like a ribbon. */
const swing = (x: number) => 210 + Math.sin(x / 210 + 0.6) * 62 + Math.sin(x / 93) * 10;
const gap = (x: number) => 15 + Math.sin(x / 260 + 2) * 7;
const stave = (index: number) =>
  smooth(times(15, (_, share): Point => [share * 1640 - 20, swing(share * 1640) + (index - 2) * gap(share * 1640)]));

const ribbon = (phase: number, height: number, lift: number) => {
  const edge = (offset: number) =>
    times(
      10,
      (_, share): Point => [
        share * 1640 - 20,
        lift + offset * (0.4 + Math.sin(share * 5 + phase) ** 2) + Math.sin(share * 7.2 + phase) * height,
      ],
    );
  return smooth([...edge(-34), ...edge(34).toReversed()], true);
};

const notes: readonly (readonly [x: number, step: number, kind: 'q' | 'e' | 'h'])[] = [
  [250, 1, 'q'],
  [350, -1, 'e'],
  [470, 0, 'h'],
  [590, 2, 'e'],
  [690, 0, 'q'],
  [800, -2, 'e'],
  [905, 1, 'q'],
  [1010, 0, 'h'],
  [1120, -1, 'e'],
  [1225, 1, 'q'],
  [1330, -1, 'e'],
  [1450, 0, 'h'],
];
const head = 'M-14 4Q-12-10 4-10T15-3Q12 10-3 10T-14 4z';

export const musicWaves = banner(19, (random) => [
  defs(
    linearGradient(
      'n',
      [
        [0, 'duskHigh'],
        [0.55, 'dusk'],
        [1, 'duskLow'],
      ],
      { x2: 1, y2: 0.5 },
    ),
    linearGradient(
      'a',
      [
        [0, 'accentLight', 0.1],
        [0.5, 'accentLight', 0.75],
        [1, 'accentLight', 0.15],
      ],
      { x2: 1 },
    ),
    linearGradient(
      'b',
      [
        [0, 'clothLight', 0.75],
        [0.5, 'clothPale', 0.2],
        [1, 'clothLight', 0.7],
      ],
      { x2: 1 },
    ),
    group({ id: 'q' }, shape(head, 'paper'), line('M13-4V-74', 'paper', 4)),
    group(
      { id: 'e' },
      shape(head, 'paper'),
      line('M13-4V-74', 'paper', 4),
      shape('M12-76q2 18 20 28t6 34q4-16-8-24t-18-14z', 'paper'),
    ),
    group(
      { id: 'h' },
      shape(`${head}M-8 3Q-6 7-1 5T9-2Q8-6 3-5T-8 3z`, 'paper', { 'fill-rule': 'evenodd' }),
      line('M13-4V-74', 'paper', 4),
    ),
  ),
  rect(0, 0, wide, tall, '#n'),
  sun(1290, 190, 0, 420),
  line(stars(random, 0, 0, wide, tall, 40), 'bright', 3, { opacity: 0.6 }),
  shape(ribbon(0.4, 70, 250), '#b'),
  shape(ribbon(2.3, 84, 170), '#a'),
  shape(ribbon(4.1, 60, 292), 'nightHigh', { opacity: 0.25 }),
  line(times(5, stave).join(''), 'bright', 2.6, { opacity: 0.85 }),
  line('M106 290q-26 6-28-18t24-26 30 24-26 40-58-12-6-78 44-74 10-50-22 20-2 108 10 70-14 44-24-6', 'goldLight', 6),
  circle(66, 326, 8, 'goldLight'),
  ...notes.map(([x, step, kind]) =>
    place(kind, { x, y: Math.round(swing(x) + step * gap(x)), turn: Math.round(Math.cos(x / 210 + 0.6) * 14) }),
  ),
  line(
    times(41, (index) => {
      const height = 6 + Math.abs(Math.sin(index * 0.7) * Math.cos(index * 0.23)) * 46;
      return `M${20 + index * 39} 400v-${Math.round(height)}`;
    }).join(''),
    'bright',
    9,
    { opacity: 0.22 },
  ),
]);
