import { circle, defs, ellipse, line, linearGradient, rect, shape } from '../../paint/element.ts';
import { dabs } from '../../paint/plants.ts';
import { seedRandom } from '../../paint/random.ts';
import { contact, corners } from '../indoors.ts';
import { tile } from '../objectPicture.ts';

/** Beams, a range, copper pans; bread and milk on the scrubbed table. */
export const farmhouse = tile('question-33-farmhouse', 60, () => {
  const random = seedRandom('farmhouse');
  return [
    rect(0, 0, 320, 240, 'wall'),
    rect(180, 66, 140, 110, 'clothPale'),
    line(
      'M180 84h140M180 102h140M180 120h140M180 138h140M200 66v92M220 66v92M240 66v92M260 66v92M280 66v92M300 66v92',
      'paper',
      1.8,
      { 'stroke-linecap': 'butt' },
    ),
    rect(24, 40, 108, 92, 'woodLight'),
    defs(
      linearGradient('n', [
        [0, 'skyHigh'],
        [0.4, 'sky'],
        [0.8, 'skyLow'],
      ]),
    ),
    rect(31, 47, 94, 80, '#n'),
    circle(56, 74, 9, 'sun'),
    shape('M31 127V98q30-14 50-6t44-8v43z', 'far'),
    shape('M31 127v-17q40-14 94 2v15z', 'grass'),
    line('M78 47v80M31 84h94', 'woodLight', 5, { 'stroke-linecap': 'butt' }),
    rect(16, 128, 124, 8, 'wood'),
    shape('M20 36q24 4 30 0q0 34-24 52q-8-4-6-52zM106 36q12 4 30 0q4 40-4 52q-24-14-26-52z', 'paper'),
    line('M26 80q20-14 22-36M130 80q-18-14-22-36', 'rose', 3),
    shape('M98 128l-3-18h24l-3 18z', 'roof'),
    line(dabs(random, 106, 102, 14, 8, 12, 8, -80), 'leaf', 3),
    line(dabs(random, 106, 97, 14, 8, 8, 1), 'rose', 6),
    shape('M0 0h320v18H0z', 'wood'),
    shape('M0 18h320v5H0z', 'woodDark'),
    shape('M40 0h18v30H40zM150 0h18v30h-18zM262 0h18v30h-18z', 'woodDark'),
    shape('M40 0h6v30h-6zM150 0h6v30h-6zM262 0h6v30h-6z', 'wood'),
    shape('M226 23H270Q274 50 310 66H186Q222 50 226 23z', 'wall'),
    shape('M258 23H270Q274 50 310 66H276Q258 50 258 23z', 'wallShade'),
    line('M182 66h128', 'wood', 6),
    line('M198 70v12M224 70v12M250 70v10M290 70v8', 'ink', 1.6),
    circle(198, 94, 13, 'roof') + circle(224, 92, 10, 'gold') + circle(250, 93, 13, 'rock'),
    circle(195, 91, 8, 'rock') + circle(222, 90, 5, 'goldLight') + circle(247, 90, 8, 'rockLight'),
    line(dabs(random, 290, 92, 5, 13, 15, 9, 75), 'leafDark', 3),
    shape('M186 134h122v58H186z', 'clothShade'),
    shape('M180 128h134v9H180z', 'ink'),
    shape('M196 148h44v34h-44zM252 148h44v34h-44z', 'cloth'),
    line('M200 152h36M256 152h36', 'gold', 3),
    shape('M204 160h28v14h-28z', 'autumn'),
    shape('M206 174q4-12 8-6t6-6t10 12z', 'lamp'),
    shape('M216 128q-6-16 2-22h26q8 6 2 22z', 'paper'),
    shape('M234 106h10q8 6 2 22h-12z', 'paperShade'),
    line('M216 112q6-18 30 0M246 120q12-2 12-14', 'paper', 4),
    rect(0, 184, 320, 56, 'rockLight'),
    line('M0 200h320M0 222h320M30 184l-16 56M90 184l-8 56M230 184l8 56M290 184l16 56', 'rock', 2),
    contact(140, 234, 130, 10, 0.35),
    line('M48 206v34M232 206v34', 'wood', 11),
    shape('M20 188h240l18 16H2z', 'woodLight'),
    shape('M2 204h276v9H2z', 'wood'),
    line('M40 193h90M150 198h90M60 200h50', 'wood', 1.6, { opacity: 0.6 }),
    contact(96, 196, 38, 4),
    shape('M58 192q0-26 38-26t38 26q-2 6-38 6t-38-6z', 'autumn'),
    shape('M58 192q0-26 38-26q-24 6-24 28z', 'autumnLight'),
    line('M82 172q10 6 10 14M98 169q10 6 10 15M112 172q8 6 8 12', 'autumnDark', 2.6),
    contact(176, 197, 20, 4),
    shape('M162 158h26l-2 8q10 12 6 30h-34q-4-18 6-30z', 'snow'),
    shape('M180 158h8l-2 8q10 12 6 30h-12q6-18 0-30z', 'snowShade'),
    line('M192 170q12 2 6 16l-5 2M165 180q10 4 24 0', 'cloth', 3.4),
    ellipse(226, 194, 24, 5, 'clothLight'),
    circle(218, 186, 7.5, 'rose') + circle(232, 187, 7, 'autumnLight') + circle(226, 180, 7.5, 'leafLight'),
    corners(0.35, 0.4, 0.3),
  ];
});
