import { circle, defs, ellipse, group, line, linearGradient, place, rect, shape } from '../../paint/element.ts';
import { hills } from '../../paint/land.ts';
import { leafShape, rose } from '../../paint/plants.ts';
import { sun } from '../../paint/sky.ts';
import { banner, tall, wide } from './banner.ts';

const cup = group(
  { id: 'c' },
  ellipse(0, 34, 66, 13, 'paperShade'),
  ellipse(0, 31, 66, 12, 'paper'),
  line('M40-14q28-4 26 14q-4 18-34 18', 'paper', 7),
  shape('M-44-24H44Q44 26 14 32H-14Q-44 26-44-24z', 'paper'),
  shape('M10-24H44Q44 26 14 32H4Q24 10 10-24z', 'paperShade'),
  line('M-43-10Q0 6 43-10', 'accent', 4),
  ellipse(0, -24, 44, 9, 'paperShade'),
  ellipse(0, -23, 38, 6.5, 'goldDark'),
);
const pot = [
  line('M92-60q52-10 46 34q-10 40-54 44', 'cloth', 13),
  shape('M-84-30Q-130-40-146-96l-16-6 4-12 38 6Q-104-70-74-66z', 'clothShade'),
  shape('M-60-96H60Q104-66 98-18 90 44 40 52H-40Q-90 44-98-18-104-66-60-96z', 'cloth'),
  shape('M30-96h30Q104-66 98-18 90 44 40 52H0Q70 20 30-96z', 'clothShade'),
  shape('M-52-92Q-92-60-84-14q4 20 14 34Q-76-40-36-92z', 'clothLight', { opacity: 0.8 }),
  shape('M-62-94q62-40 124 0q-62 12-124 0z', 'clothLight'),
  circle(0, -122, 11, 'accent'),
  line('M-84-6Q0 26 92-8', 'goldLight', 4),
].join('');

export const teaTable = banner(17, (random) => [
  defs(
    linearGradient(
      'w',
      [
        [0, 'wall'],
        [1, 'wallShade'],
      ],
      { x2: 1 },
    ),
    linearGradient('o', [
      [0, 'skyHigh'],
      [1, 'skyLow'],
    ]),
    linearGradient('t', [
      [0, 'woodLight'],
      [1, 'wood'],
    ]),
    cup,
    group({ id: 'r' }, rose()),
    group({ id: 'q' }, rose('rose', 'roseLight', 'paper')),
  ),
  rect(0, 0, wide, tall, '#w'),
  rect(150, -10, 470, 262, 'paper'),
  rect(170, -10, 430, 246, '#o'),
  sun(300, 120, 26, 180),
  shape(
    hills(random, 420, 170, 22, 236, 110)
      .replace(/^M-?\d+ /, 'M170 ')
      .replace(/H-?\d+z$/, 'H170z'),
    'far',
  ),
  shape('M170 206q120-40 240-8t190-12v50H170z', 'leaf'),
  line('M385-10V240M170 110H600', 'paper', 12),
  rect(136, 240, 500, 16, 'paper') + rect(136, 252, 500, 8, 'paperShade'),
  shape('M90-10h110q-10 130-70 200 20 60 4 110H70zM700-10H590q10 130 70 200-20 60-4 110h74z', 'accentLight'),
  shape('M120-10q0 160-30 310M160-10q-6 120-60 200M670-10q0 160 30 310M630-10q6 120 60 200z', 'accent', {
    opacity: 0.25,
  }),
  shape('M620 40L1240 400H760L560 250z', 'sun', { opacity: 0.3 }),
  rect(0, 296, wide, 104, '#t'),
  rect(0, 294, wide, 8, 'woodLight'),
  shape('M330 300H1290L1440 400H200z', 'paper'),
  shape('M1000 300h290l150 100H1040z', 'paperShade', { opacity: 0.6 }),
  line('M210 394H1434', 'accent', 5, { 'stroke-dasharray': '14 12' }),
  ...[
    [760, 346, 250],
    [540, 368, 120],
    [1080, 372, 120],
    [1250, 344, 110],
  ].map(([x, y, rx]) => ellipse(x! + 24, y!, rx! * 0.62, 11, 'shadow', { opacity: 0.16 })),
  line(
    'M1226 330q-14-110-40-150M1240 330V160M1252 330q14-90 46-140M1236 250q-30-30-66-34M1246 230q26-24 60-24',
    'leafDark',
    5,
  ),
  shape(
    [
      leafShape([1228, 270], [1170, 226], 13),
      leafShape([1246, 262], [1316, 238], 13),
      leafShape([1250, 236], [1286, 160], 12),
    ].join(''),
    'leaf',
  ),
  ...(
    [
      ['r', 1184, 170, 2.6],
      ['q', 1240, 140, 3],
      ['r', 1300, 182, 2.6],
    ] as const
  ).map(([id, x, y, scale]) => place(id, { x, y, scale })),
  shape('M1196 262H1284Q1300 320 1268 346H1212Q1180 320 1196 262z', 'clothPale') +
    shape('M1256 262h28q16 58-16 84h-22q28-30 10-84z', 'clothLight', { opacity: 0.7 }),
  group({ transform: 'translate(760 294)' }, pot),
  place('c', { x: 536, y: 330 }),
  place('c', { x: 1052, y: 334, scale: 1.06 }),
  line('M530 282q-14-16 0-30t2-30m508 62q-14-16 0-30t2-30', 'bright', 5, { opacity: 0.65 }),
  ellipse(312, 352, 92, 17, 'paperShade') + ellipse(312, 348, 92, 16, 'clothPale'),
  shape('M262 346v-34q50-18 96 0v34q-48 12-96 0z', 'gold') +
    shape('M262 314q50-20 96 0l-10 8-16-4-14 8-18-6-18 6z', 'goldLight'),
]);
