import {
  circle,
  defs,
  ellipse,
  group,
  line,
  linearGradient,
  place,
  radialGradient,
  rect,
  shape,
} from '../../paint/element.ts';
import { times } from '../../paint/random.ts';
import { banner, tall, wide } from './banner.ts';

/** He leads: jacket, trousers, the arm out to the joined hands. */
const leader =
  'M-12-138a11 12.5 0 1 1 6 0l2 6q12 3 16 12l20 10-2 9-26-4-2 20 4 84h12v4h-20l-8-70-16 70h-20v-4l12-3 10-62-4-50-34-18-28 14-4-7 32-20 34 6q4-5 10-7z';
/** She follows: a bun, a straight back, a skirt that flies. */
const follower =
  'M30-122a10 11.5 0 1 1 8 1l1 6q11 3 11 14l-3 26q26 26 46 50-30 22-62 16l4 8h-10l-4-10q-14 2-22-4 14-22 20-60l-18-22-24-8 3-8 28 4 14 6zM42-146a6 6 0 1 1 4 9z';

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
    defs(group({ id: 'p' }, shape(leader + follower, 'nightLand'))),
    place('p', { x: 330, y: 346, scale: 1.1 }),
    place('p', { x: 1130, y: 350, scale: 1.2, flip: true }),
    place('p', { x: 640, y: 364, scale: 1.4 }),
    place('p', { x: 980, y: 306, scale: 0.72, flip: true, opacity: 0.7 }),
    place('p', { x: 470, y: 306, scale: 0.66, opacity: 0.7 }),
    place('p', { x: 640, y: 364, scale: 1.4, scaleY: -0.6, opacity: 0.3 }),
    place('p', { x: 330, y: 346, scale: 1.1, scaleY: -0.6, opacity: 0.3 }),
    place('p', { x: 1130, y: 350, scale: 1.2, scaleY: -0.6, flip: true, opacity: 0.3 }),
  ];
});
