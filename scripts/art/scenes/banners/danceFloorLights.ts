import {
  circle,
  defs,
  ellipse,
  group,
  line,
  linearGradient,
  moved,
  place,
  radialGradient,
  rect,
  shape,
} from '../../paint/element.ts';
import { times } from '../../paint/random.ts';
import { banner, tall, wide } from './banner.ts';

const couple =
  'M-12-112a13 14 0 1 1 4 0l6 6q14 4 30-2l30-24 6 6-28 32q-14 8-24 8l4 30 4 58h-14l-10-50-14 50h-14l12-60-6-30q-4-16 18-24z';
const partner = 'M34-106a11 12 0 1 1 6 0q12 6 12 22l-2 22q14 30 18 64H18q2-36 12-64l-4-22q0-16 8-22z';

export const danceFloorLights = banner(20, (random) => {
  const beam = (x: number, foot: number, half: number) => `M${x} -10L${foot - half} 330H${foot + half}z`;
  const tiles = times(9, (index) => `M${800 + (index - 4) * 60} 290L${800 + (index - 4) * 330} 400`).join('');
  return [
    defs(
      linearGradient('n', [
        [0, 'nightHigh'],
        [0.7, 'night'],
        [1, 'nightLow'],
      ]),
      linearGradient('f', [
        [0, 'nightLow'],
        [1, 'nightHigh'],
      ]),
      linearGradient('a', [
        [0, 'accentLight', 0.7],
        [1, 'accentLight', 0],
      ]),
      linearGradient('b', [
        [0, 'clothPale', 0.65],
        [1, 'clothPale', 0],
      ]),
      linearGradient('c', [
        [0, 'lamp', 0.65],
        [1, 'lamp', 0],
      ]),
      radialGradient(
        'm',
        [
          [0, 'bright'],
          [0.45, 'clothPale'],
          [1, 'clothShade'],
        ],
        { cx: 0.35, cy: 0.3 },
      ),
      radialGradient('g', [
        [0, 'bright', 0.6],
        [1, 'bright', 0],
      ]),
    ),
    rect(0, 0, wide, tall, '#n'),
    ...times(26, (index) =>
      circle(
        Math.round(random.between(0, wide)),
        Math.round(random.between(20, 280)),
        Math.round(random.between(6, 30)),
        random.pick(['accentLight', 'clothLight', 'lamp'] as const),
        { opacity: index % 2 ? 0.16 : 0.28 },
      ),
    ),
    rect(0, 290, wide, 110, '#f'),
    shape(beam(180, 420, 150) + beam(1180, 1000, 130), '#a'),
    shape(beam(520, 250, 120) + beam(1420, 1200, 160), '#b'),
    shape(beam(800, 640, 120) + beam(820, 980, 130), '#c'),
    line(`${tiles}M0 312H1600M0 346H1600M0 384H1600`, 'bright', 2, { opacity: 0.25 }),
    ...(
      [
        [420, 340, 150, 'accentLight'],
        [1000, 350, 150, 'lamp'],
        [1210, 336, 130, 'clothPale'],
        [640, 372, 170, 'clothPale'],
      ] as const
    ).map(([x, y, rx, fill]) => ellipse(x, y, rx, rx * 0.14, fill, { opacity: 0.35 })),
    circle(800, 96, 150, '#g'),
    line('M800-10V40', 'bright', 3),
    circle(800, 96, 58, '#m'),
    line(
      'M745 80H855M743 98H857M747 118H853M764 60H836M766 138H834M800 38V154M800 38Q754 96 800 154M800 38Q846 96 800 154M800 38Q714 96 800 154M800 38Q886 96 800 154',
      'clothShade',
      1.6,
      { opacity: 0.7 },
    ),
    line('M776 60v0M820 72v0M764 92v0M792 106v0M830 112v0M810 50v0M778 130v0', 'bright', 7),
    line(
      times(
        18,
        (index) =>
          `M${Math.round(800 + Math.cos(index * 1.9) * (110 + index * 34))} ${Math.round(150 + Math.sin(index * 2.7) * 110)}l8-5`,
      ).join(''),
      'bright',
      5,
      { opacity: 0.7 },
    ),
    defs(group({ id: 'p' }, shape(couple + partner, 'nightLand'))),
    moved(
      { x: 0, y: 0 },
      place('p', { x: 380, y: 352, scale: 1.25 }),
      place('p', { x: 1150, y: 346, scale: 1.15, flip: true }),
      place('p', { x: 706, y: 374, scale: 1.5 }),
    ),
    place('p', { x: 880, y: 306, scale: 0.72, flip: true, opacity: 0.7 }),
    place('p', { x: 560, y: 308, scale: 0.7, opacity: 0.7 }),
    place('p', { x: 706, y: 374, scale: 1.5, scaleY: -0.6, opacity: 0.3 }),
    place('p', { x: 380, y: 352, scale: 1.25, scaleY: -0.6, opacity: 0.3 }),
    place('p', { x: 1150, y: 346, scale: 1.15, scaleY: -0.6, flip: true, opacity: 0.3 }),
  ];
});
