import { smooth } from '../../paint/curve.ts';
import { circle, defs, ellipse, line, linearGradient, rect, shape } from '../../paint/element.ts';
import { seedRandom } from '../../paint/random.ts';
import { stars } from '../../paint/sky.ts';
import { contact, corners, lampGlow, steam } from '../indoors.ts';
import { tile } from '../objectPicture.ts';

/** An open book by the window, a lamp, a cup of tea; outside the moon. */
export const book = tile('question-10-book', 40, () => {
  const random = seedRandom('book');
  const lines = (x: number, dx: number) =>
    Array.from({ length: 6 }, (_, index) => `M${x - index * dx} ${170 + index * 8}q26-9 52-2`).join('');
  return [
    rect(0, 0, 320, 240, 'cloth'),
    rect(150, 0, 140, 130, 'woodLight'),
    defs(
      linearGradient('n', [
        [0, 'skyHigh'],
        [0.8, 'sky'],
        [1, 'skyLow'],
      ]),
    ),
    rect(158, 0, 124, 122, '#n'),
    line(stars(random, 160, 4, 118, 60, 12), 'bright', 1.6),
    circle(250, 34, 15, 'sun'),
    circle(256, 30, 13, 'skyHigh', { opacity: 0.8 }),
    shape('M158 122V98q24-18 50-8t74-12v44z', 'near'),
    line('M220 0v122M158 56h124', 'woodLight', 5, { 'stroke-linecap': 'butt' }),
    shape('M140 128h160v8H140z', 'wood'),
    shape('M286-4q22 60-2 110q-6 20 4 34h40V-4z', 'accent'),
    line('M300-4q16 60-2 112q-4 16 2 34', 'accentShade', 5),
    shape('M0 148h320v92H0z', 'woodLight'),
    line('M0 172h60M0 204h30M270 166h50M284 200h36M240 232h80', 'wood', 2),
    lampGlow(76, 88, 150, 0.8),
    contact(76, 160, 34, 7),
    shape('M70 84h12v66h-12z', 'gold'),
    shape('M76 84h6v66h-6z', 'goldDark'),
    ellipse(76, 154, 26, 7, 'goldDark'),
    ellipse(75, 151, 25, 6, 'gold'),
    shape('M50 34h52l22 56H28z', 'lamp'),
    shape('M50 34h20L50 90H28z', 'bright', { opacity: 0.6 }),
    shape('M88 34h14l22 56h-22z', 'autumn', { opacity: 0.35 }),
    shape('M58 228l12-62q46-22 88 2q44-26 92-6l22 58q-60-16-110 8q-50-20-104 0z', 'shadow', { opacity: 0.3 }),
    shape('M62 222l16-64q44-18 82 4q40-24 84-8l22 60q-56-14-104 10q-46-20-100-2z', 'clothShade'),
    shape(
      smooth(
        [
          [68, 214],
          [84, 156],
          [122, 146],
          [160, 162],
          [162, 216],
          [112, 206],
        ],
        true,
        0.3,
      ),
      'paper',
    ),
    shape(
      smooth(
        [
          [160, 162],
          [198, 142],
          [238, 148],
          [260, 204],
          [212, 202],
          [162, 216],
        ],
        true,
        0.3,
      ),
      'bright',
    ),
    shape('M160 162q-16-12-36-15q24 8 28 66l10 4z', 'paperShade'),
    line(lines(90, 3), 'paperShade', 2.6),
    line(
      'M176 166q26-13 54-9M178 174q26-13 56-8M180 182q28-12 58-7M182 190q28-12 58-7M184 198q18-8 34-8',
      'paperShade',
      2.6,
    ),
    shape('M206 145l8-1 14 66-7-4-4 7z', 'rose'),
    contact(288, 196, 26, 6),
    ellipse(284, 192, 30, 8, 'paperShade'),
    ellipse(283, 189, 29, 7, 'paper'),
    line('M302 166q16-2 12 10t-18 8', 'paper', 4.5),
    shape('M262 158h42q2 30-14 32h-14q-16-2-14-32z', 'paper'),
    shape('M288 158h16q2 30-14 32h-8q8-8 6-32z', 'paperShade'),
    ellipse(283, 158, 21, 5, 'paperShade'),
    ellipse(283, 159, 18, 3.6, 'autumnDark'),
    line(steam(276, 150, 36) + steam(290, 150, 28), 'bright', 3, { opacity: 0.55 }),
    corners(0.35, 0.5),
  ];
});
