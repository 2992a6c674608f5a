import { d } from '../../paint/curve.ts';
import { element } from '../../paint/element.ts';
import { times } from '../../paint/random.ts';
import { box, boxes, discs, fade, fill, stroke } from '../tint.ts';
import { all, type Place } from './place.ts';
import { scatter } from './scatter.ts';

const wall = (colors: readonly string[]) => fade('a', colors) + element('rect', { ...all, fill: 'url(#a)' });

export const harbour: Place = (random) =>
  wall(['#86bfdc', '#d3e8ec', '#f8eacb']) +
  times(6, (index) =>
    box(
      index * 92 - 30,
      130 + random.between(0, 40),
      80,
      130,
      random.pick(['#e8b48c', '#f2dcc0', '#cf8468', '#e6cfa8', '#b9c4c8']),
    ),
  ).join('') +
  box(-40, 250, 560, 270, '#4f8ea8') +
  stroke(
    times(6, (index) => d`M${20 + index * 88 + random.around(0, 20)} 300V${random.between(10, 80)}`).join(''),
    '#f6efe4',
    5,
  ) +
  times(4, (index) =>
    fill(
      d`M${index * 130 - 40} 280h110q-6 34-28 36h-56q-22-4-26-36z`,
      random.pick(['#fdf8ee', '#b4443c', '#2f5676', '#e6c070']),
    ),
  ).join('') +
  boxes(
    times(8, () => [random.between(-20, 440), random.between(330, 470), random.between(40, 110), 5] as const),
    '#d6eef0',
    { opacity: 0.6 },
  );

export const eveningLights: Place = (random) =>
  wall(['#26305c', '#5c4a80', '#c9767c', '#e8a878']) +
  ['#2b2c50', '#3a3560']
    .map((color, layer) =>
      boxes(
        times(4, (index) => [index * 152 + layer * 76 - 40, random.between(130, 260), 78, 340] as const),
        color,
      ),
    )
    .join('') +
  scatter(random, {
    colors: ['#ffd98c', '#ffb870', '#fff0c4', '#f58f7c', '#9fc4f0', '#ffd98c'],
    count: 4,
    top: 60,
    low: 430,
    size: [8, 22],
    opacity: [0.5, 0.9],
  });

export const cafe: Place = (random) =>
  wall(['#8c5c40', '#b07a50', '#6a4430']) +
  box(-40, 90, 230, 190, '#f7e2b4', { opacity: 0.9 }) +
  stroke('M70 90V280M-40 180H190', '#5c3a2a', 9) +
  box(280, 130, 240, 10, '#4a2e22') +
  box(280, 220, 240, 10, '#4a2e22') +
  ['#c9503c', '#e8c27a', '#6c8a5c', '#f0e4d0']
    .map((color, index) =>
      boxes(
        [0, 1].map((row) => [292 + index * 46 + row * 23, (row ? 88 : 178) + random.between(0, 8), 16, 42] as const),
        color,
      ),
    )
    .join('') +
  stroke('M60-40V30M180-40V52M300-40V30M420-40V52', '#3c281e', 4) +
  discs(
    [
      [60, 46],
      [180, 68],
      [300, 46],
      [420, 68],
    ],
    25,
    '#ffe2a0',
  ) +
  box(-40, 400, 560, 120, '#4e3224');

export const market: Place = (random) =>
  wall(['#e9dcc4', '#d9bf9a', '#a8805c']) +
  box(0, 130, 150, 240, '#7c5a46') +
  box(330, 110, 180, 260, '#8a6a50') +
  stroke('M-20 50v64M62 50v64M144 50v64M226 50v64M308 50v64M390 50v64M472 50v64', '#c4473c', 41) +
  stroke('M21 50v64M103 50v64M185 50v64M267 50v64M349 50v64M431 50v64M513 50v64', '#fbf0e0', 41) +
  scatter(random, {
    colors: ['#e08a2c', '#c43c34', '#7fa048', '#f0c84c', '#8c4a78', '#e9dcb0'],
    count: 5,
    top: 330,
    low: 460,
    size: [13, 24],
  });

export const oldTown: Place = (random) => {
  const panes: string[] = [];
  return (
    wall(['#a9cfe8', '#e6eef0', '#f6e6cc']) +
    times(5, (index) => {
      const [x, y] = [index * 104 - 40 + (index > 2 ? 40 : 0), 60 + random.between(0, 90)];
      const color = random.pick(['#e8b878', '#d98f70', '#f0dab4', '#c9a4a0', '#b8c0a4']);
      panes.push(`M${Math.round(x + 28)} ${Math.round(y + 40)}v250m44 0v-250`);
      return box(x, y, 106, 460, color) + fill(d`M${x - 6} ${y}l59-54 59 54z`, '#a4543e');
    }).join('') +
    stroke(panes.join(''), '#5c6a78', 24, { 'stroke-dasharray': '46 56', 'stroke-linecap': 'butt', opacity: 0.75 }) +
    fill('M150 520Q240 330 330 520z', '#d9cbb8') +
    scatter(random, { colors: ['#6c9450', '#d85c6c'], count: 3, top: 380, low: 450, size: [18, 24] })
  );
};
