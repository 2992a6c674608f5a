import { d } from '../../paint/curve.ts';
import { element } from '../../paint/element.ts';
import { times } from '../../paint/random.ts';
import { box, boxes, disc, fade, fill, stroke } from '../tint.ts';
import { all, type Place } from './place.ts';
import { scatter } from './scatter.ts';

const wall = (colors: readonly string[]) => fade('a', colors, true) + element('rect', { ...all, fill: 'url(#a)' });

export const windowPlant: Place = (random) => {
  const paint = random.pick([
    ['#f2e6d2', '#d9c4a6'],
    ['#dfe8e0', '#b9cabc'],
    ['#ecdcd8', '#d0b3ac'],
  ]);
  return (
    wall(paint) +
    box(-30, 20, 210, 330, '#fdfbf2') +
    box(-20, 30, 190, 310, '#cfe6ee') +
    disc(40, 300, 90, '#a8c98e') +
    disc(140, 320, 70, '#8ab57a') +
    stroke('M76 30V340M-20 170H170', '#fdfbf2', 12) +
    box(-40, 346, 250, 20, '#fffaf0') +
    fill('M372 330h96l-12 110h-72z', '#c4704c') +
    ['#4f8456', '#6ba368', '#3b6a4a']
      .map((color, layer) =>
        fill(
          times(4, (leaf) => {
            const index = leaf * 3 + layer;
            return d`M420 340Q${300 + index * 24} ${250 - (index % 3) * 40} ${316 + index * 22} ${130 + Math.abs(index - 5) * 26}Q${380 + index * 10} 220 420 340z`;
          }).join(''),
          color,
        ),
      )
      .join('')
  );
};

export const bookShelf: Place = (random) =>
  wall(['#7a5238', '#5c3c2a']) +
  ['#b5523c', '#e3c48a', '#3f6a6c', '#8c3f4c', '#f0e2c8', '#4a5a7c']
    .map((color, index) => {
      const height = 2 * Math.round(random.between(28, 42));
      const row = (base: number) => d`M${((index * 30 + base) % 180) - 215} ${base - height / 2}H520`;
      return stroke([50, 150, 250, 350, 450].map(row).join(''), color, height, {
        'stroke-dasharray': '28 152',
        'stroke-linecap': 'butt',
      });
    })
    .join('') +
  stroke('M-40 57H520M-40 157H520M-40 257H520M-40 357H520M-40 457H520', '#8f6444', 15) +
  disc(50, 60, 150, '#ffe6b0', { opacity: 0.35 });

export const kitchen: Place = (random) =>
  wall(['#f6efe0', '#dcd0bc']) +
  stroke(times(9, (index) => d`M-40 ${140 + index * 30}H520`).join(''), '#fffdf6', 4) +
  box(250, 40, 270, 15, '#a87850') +
  times(7, (index) =>
    fill(
      d`M${264 + index * 34} 40v-${34 + random.between(0, 18)}h24v${60}z`,
      random.pick(['#5f9aa0', '#e8c27a', '#c9604c', '#f4eee2', '#8aa06c']),
    ),
  ).join('') +
  stroke('M30 40H210M60 40V80M120 40V96M176 40V76', '#7c6a58', 6) +
  disc(60, 104, 27, '#c4804c') +
  disc(120, 128, 34, '#5c6870') +
  disc(176, 96, 22, '#c4804c') +
  box(-40, 330, 560, 22, '#b98a5c') +
  box(-40, 352, 560, 180, '#6f9088') +
  disc(350, 316, 17, '#e0a030') +
  disc(384, 314, 18, '#c8503c') +
  disc(366, 296, 17, '#8cab4c');

export const fireside: Place = (random) =>
  wall(['#b9826a', '#7c4f48']) +
  box(300, 60, 220, 260, '#d9c2a4') +
  box(330, 120, 200, 200, '#3a2420') +
  fill('M350 320Q350 220 400 190Q396 240 430 210Q470 250 470 320z', '#f08a34') +
  fill('M380 320Q384 260 412 244Q440 280 440 320z', '#ffd76a') +
  box(20, 60, 130, 160, '#e8d2a0') +
  box(32, 72, 106, 136, random.pick(['#6f94a0', '#8c9a70', '#b0708a'])) +
  fill('M32 160Q70 120 138 150V208H32z', '#f0d9a8') +
  fill('M-40 330Q40 290 160 320V520H-40z', random.pick(['#3f6660', '#8a3f44', '#4c5880'])) +
  disc(240, 40, 90, '#ffdf9c', { opacity: 0.45 });

export const studio: Place = (random) =>
  wall(['#eceadf', '#cfcabb']) +
  times(4, (index) => {
    const [x, y] = [index * 130 - 30 + random.around(0, 10), 30 + (index % 2) * 60];
    const [one, two, three] = [
      random.pick(['#e6b84c', '#d96c4c', '#f0d9b8']),
      random.pick(['#3f7c8c', '#7c5c94', '#c44c5c']),
      random.pick(['#5f8f60', '#26405c']),
    ];
    return (
      box(x, y, 104, 138, '#fffdf6') +
      box(x + 8, y + 8, 88, 122, one!) +
      fill(d`M${x + 8} ${y + 80}q44-60 88 0v50h-88z`, two!) +
      disc(x + 36, y + 46, 17, three!)
    );
  }).join('') +
  box(-40, 360, 560, 160, '#a88660') +
  boxes(
    times(6, (index) => [330 + index * 22, 300 - random.between(0, 26), 8, 80] as const),
    '#7c4a30',
  );

export const music: Place = (random) =>
  wall(['#4c5a68', '#2f3846']) +
  disc(110, 130, 120, '#ffd998', { opacity: 0.4 }) +
  fill('M70 96h70l26 70H44z', '#ffe4ac') +
  stroke('M105 166V420', '#c9a060', 7) +
  box(270, 210, 260, 150, '#241c20') +
  box(270, 300, 260, 22, '#f6f0e6') +
  stroke(times(9, (index) => d`M${292 + index * 28} 300v13`).join(''), '#241c20', 10) +
  box(300, 150, 90, 56, '#f4ead6') +
  scatter(random, { colors: ['#ffcf86', '#ffe3b0'], count: 3, top: 20, low: 120, size: [9, 18], opacity: [0.5, 0.7] });
