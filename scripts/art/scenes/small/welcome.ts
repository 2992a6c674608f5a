import { defs, group, line, linearGradient, place, rect, shape } from '../../paint/element.ts';
import { hills } from '../../paint/land.ts';
import { cypress, dabs, foliage, leaves, rose } from '../../paint/plants.ts';
import { sky, sun } from '../../paint/sky.ts';
import { height, smallScene, width } from './smallScene.ts';

/** One leaf of the gate, seen at a slant: it stands open. */
const gate = [
  line('M0 0V-176M84-22V-150M0-8L84-26M0-92L84-96M0-176Q50-172 84-146', 'ink', 6),
  line('M16-12V-172M32-15V-170M48-19V-166M64-22V-160', 'ink', 3.5),
  line(
    'M8-120q12-20 24 0q-12 20-24 0zM40-120q10-17 20 0q-10 17-20 0zM4-50q14-20 28 0q-14 22-28 0zM44-54q10-16 20 0q-10 17-20 0z',
    'gold',
    3,
  ),
].join('');
const pillar = [
  rect(-34, -204, 68, 214, 'stone'),
  rect(8, -204, 26, 214, 'stoneShade'),
  line('M-34-160H34M-34-112H34M-34-64H34M-34-16H34M-4-204v44M12-160v48M-12-112v48M10-64v48', 'stoneShade', 2.5),
  rect(-44, -218, 88, 18, 'wall') + rect(-38, -228, 76, 10, 'stone'),
  shape('M-22-228q-4-34 22-36q26 2 22 36z', 'wall') + shape('M6-263q20 4 16 35H8z', 'stoneShade'),
].join('');

export const welcome = smallScene('welcome', (random) => [
  sky(width, height, 0.6),
  sun(320, 190, 34, 300),
  shape(hills(random, width, 236, 22, 320, 90), 'far'),
  shape(hills(random, width, 262, 14, 320, 110), 'hill'),
  defs(
    group({ id: 'c' }, cypress()),
    group({ id: 'r' }, rose()),
    group({ id: 'g' }, gate),
    group({ id: 'p' }, pillar),
    linearGradient('w', [
      [0, 'skyLow'],
      [1, 'sandShade'],
    ]),
  ),
  ...(
    [
      [228, 290, 0.9],
      [252, 286, 0.6],
      [398, 292, 1],
      [424, 288, 0.66],
    ] as const
  ).map(([x, y, scale]) => place('c', { x, y, scale })),
  shape('M0 284Q320 264 640 284V480H0z', 'grass'),
  shape('M310 278h22Q350 320 330 350T470 480H160Q240 400 296 356T310 278z', '#w'),
  shape(foliage(random, 200, 318, 52, 22, 9) + foliage(random, 448, 318, 52, 22, 9), 'leaf'),
  line(dabs(random, 200, 310, 40, 12, 9, 1) + dabs(random, 448, 310, 40, 12, 9, 1), 'roseLight', 7),
  place('g', { x: 166, y: 398, scale: 1.16 }),
  place('g', { x: 474, y: 398, scale: 1.16, flip: true }),
  shape('M0 236h110v170H0zM530 236h110v170H530z', 'wall') +
    shape('M0 228h110v14H0zM530 228h110v14H530z', 'stone') +
    rect(530, 242, 110, 164, 'wallShade', { opacity: 0.7 }),
  place('p', { x: 128, y: 402, scale: 1.12 }),
  place('p', { x: 512, y: 402, scale: 1.12 }),
  shape(foliage(random, 34, 320, 64, 96, 14) + foliage(random, 612, 330, 60, 100, 14), 'leafDark'),
  shape(leaves(random, 28, 310, 46, 78, 16, 18) + leaves(random, 608, 320, 44, 80, 16, 18), 'leaf'),
  ...(
    [
      [24, 256, 2],
      [66, 300, 1.6],
      [20, 346, 2.2],
      [606, 262, 2.1],
      [574, 312, 1.6],
      [616, 360, 2],
    ] as const
  ).map(([x, y, scale]) => place('r', { x, y, scale })),
  shape('M0 404h170l-60 76H0zM640 404H470l70 76h100z', 'leaf'),
]);
