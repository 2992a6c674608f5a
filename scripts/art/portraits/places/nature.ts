import { d, smooth } from '../../paint/curve.ts';
import { element } from '../../paint/element.ts';
import { type Random, times } from '../../paint/random.ts';
import { box, boxes, disc, fade, fill, stroke } from '../tint.ts';
import { all, type Place } from './place.ts';
import { scatter } from './scatter.ts';

const sky = (colors: readonly string[]) => fade('a', colors) + element('rect', { ...all, fill: 'url(#a)' });

const leaves = (random: Random, colors: readonly string[], count: number, top: number, low: number) =>
  scatter(random, { colors, count, top, low, size: [26, 56], opacity: [0.55, 0.95] });

const ridge = (random: Random, y: number, rise: number, color: string, parts = 6) =>
  fill(
    `${smooth(times(parts, (_, share) => [-40 + share * 560, y - random.between(0, rise)] as const))}V520H-40z`,
    color,
  );

export const garden: Place = (random) =>
  sky(['#e4efd6', '#b5cf94', '#7fa562']) +
  leaves(random, ['#5f8f52', '#86b264', '#447446', '#a9c97a'], 4, -20, 330) +
  scatter(random, {
    colors: ['#e58fa4', '#f3cfd6', '#d8596f', '#fbf0d8'],
    count: 4,
    top: 190,
    low: 470,
    size: [9, 19],
  }) +
  disc(70, 40, 120, '#fffbe0', { opacity: 0.5 });

export const lake: Place = (random) =>
  sky(['#9fc6e2', '#d6e8ee', '#f6ecd6']) +
  ridge(random, 210, 80, '#9db7c8') +
  ridge(random, 240, 46, '#6c8fa0') +
  box(-40, 246, 560, 280, '#7fb0c6') +
  boxes(
    times(12, () => [random.between(-40, 420), random.between(262, 460), random.between(60, 160), 5] as const),
    '#eaf6f6',
    { opacity: 0.6 },
  ) +
  fill('M-40 120Q60 130 40 250Q50 330-40 340zM520 300Q400 330 420 420L520 470z', '#5f8260', { opacity: 0.9 });

export const autumn: Place = (random) =>
  sky(['#f8e6bc', '#f0c277', '#b9763a']) +
  times(5, (index) =>
    box(20 + index * 104 + random.around(0, 26), -40, random.between(12, 30), 520, '#6e4730', { opacity: 0.8 }),
  ).join('') +
  leaves(random, ['#e08f30', '#f2bb48', '#c65f2c', '#d9a640', '#9d4a28'], 4, -30, 300) +
  disc(60, 70, 130, '#fff6cf', { opacity: 0.5 });

export const mountains: Place = (random) =>
  sky(['#7fb2dc', '#bcd8ea', '#eef2ea']) +
  fill('M-40 260L70 90 130 160 220 40 330 190 400 120 520 270V520H-40z', '#8fa6c0') +
  fill('M70 90L96 124 70 142 46 126zM220 40L262 100 226 118 186 96zM400 120L440 168 396 172z', '#fafcff') +
  ridge(random, 300, 60, '#5d8a72') +
  ridge(random, 370, 50, '#7ea860') +
  scatter(random, { colors: ['#f6e58a', '#fff'], count: 5, top: 390, low: 480, size: [6, 8] });

export const dunes: Place = (random) =>
  sky(['#8cc4de', '#cfe6ea', '#fbf2dc']) +
  box(-40, 196, 560, 90, '#4f9cb4') +
  box(-40, 250, 560, 10, '#f2fbf8', { opacity: 0.8 }) +
  ridge(random, 312, 34, '#ecd7ac') +
  ridge(random, 400, 60, '#dcc08c') +
  stroke(
    times(16, () => d`M${random.between(-20, 500)} ${random.between(330, 440)}q6-40 ${random.around(0, 26)}-70`).join(
      '',
    ),
    '#8a9a5c',
    5,
    { opacity: 0.8 },
  );

export const vineyard: Place = (random) =>
  sky(['#f4c98a', '#f9e3b8', '#f6efcf']) +
  disc(90, 110, 60, '#fff7d6') +
  ridge(random, 210, 60, '#a9a878') +
  fill('M-40 230Q240 190 520 240V520H-40z', '#9aac54') +
  stroke(
    times(9, (_, share) => d`M${-260 + share * 1000} 500Q${40 + share * 400} 340 ${120 + share * 260} 226`).join(''),
    '#5c7a3a',
    20,
    { opacity: 0.75 },
  );

export const lavender: Place = (random) =>
  sky(['#c6d6ee', '#eee2ec', '#fbe9d2']) +
  ridge(random, 200, 50, '#8f9cc0') +
  fill('M-40 214Q240 196 520 222V520H-40z', '#b49ad0') +
  stroke(
    times(9, (_, share) => d`M${-300 + share * 1080} 500Q${20 + share * 440} 340 ${130 + share * 240} 216`).join(''),
    '#7c5ea8',
    24,
    { opacity: 0.75 },
  ) +
  disc(random.between(330, 440), 176, 34, '#6a8a62');

export const winter: Place = (random) =>
  sky(['#bcd0e4', '#e4ebf2', '#f9efe6']) +
  ridge(random, 230, 60, '#b4c6d8') +
  times(7, (index) => {
    const [x, y] = [index * 80 + random.around(0, 30), random.between(60, 150)];
    return fill(d`M${x} ${y}L${x + 54} 350H${x - 54}z`, random.pick(['#5f8082', '#78979a', '#4c6c70']));
  }).join('') +
  ridge(random, 360, 30, '#f6f8fb') +
  scatter(random, { colors: ['#fff', '#fdfdff'], count: 8, top: 0, low: 460, size: [4, 9], opacity: [0.8, 0.95] });
