import { defs, group, line, linearGradient, place, shape } from '../../paint/element.ts';
import { foliage, leaves, rose } from '../../paint/plants.ts';
import { times } from '../../paint/random.ts';
import { sky, sun } from '../../paint/sky.ts';
import { banner, tall, wide } from './banner.ts';

/** Where the bushes stand: x, y, width, height as shares of one that is 100 by 100. */
const overArch = [
  [650, 176, 0.9, 1],
  [712, 100, 1.2, 0.7],
  [796, 76, 1.3, 0.6],
  [886, 104, 1.2, 0.7],
  [938, 180, 0.9, 1.1],
  [644, 236, 0.7, 0.9],
  [944, 236, 0.7, 0.9],
  [636, 296, 1.1, 0.8],
  [950, 298, 1.1, 0.8],
] as const;
const inFront = [
  [80, 392, 3.6, 1.5],
  [330, 408, 3.4, 1.2],
  [1290, 408, 3.4, 1.4],
  [1530, 392, 3.6, 1.8],
] as const;

export const roseGarden = banner(13, (random) => {
  const bush = group(
    { id: 'b' },
    shape(foliage(random, 0, 0, 50, 50, 12), 'leafDark'),
    shape(leaves(random, -6, -8, 32, 32, 9, 15), 'leaf'),
  );
  const arch = times(13, (index) => {
    const angle = Math.PI * (1.08 - (index / 12) * 1.16);
    const [x, y] = [792 + Math.cos(angle) * random.between(130, 166), 200 - Math.sin(angle) * random.between(98, 136)];
    return place(index % 3 ? 'r' : 'p', { x: Math.round(x), y: Math.round(y), scale: random.pick([0.9, 1.1, 1.3]) });
  });
  const bed = times(12, (index) => {
    const x = index < 6 ? 30 + index * 76 : 1160 + (index - 6) * 78;
    return place(index % 4 === 1 ? 'p' : 'r', {
      x,
      y: Math.round(360 + random.around(0, 26)),
      scale: random.pick([2, 2.4, 2.8]),
    });
  });
  return [
    sky(wide, tall, 0.6),
    sun(792, 216, 0, 340),
    defs(
      group({ id: 'r' }, rose()),
      group({ id: 'p' }, rose('rose', 'roseLight', 'paper')),
      group(
        { id: 't' },
        shape(foliage(random, 0, -56, 40, 32, 12), 'hill'),
        shape(foliage(random, -7, -60, 34, 26, 10), 'far'),
        shape('M-3 0L-2-34H2L3 0z', 'hill'),
      ),
      bush,
      linearGradient('way', [
        [0, 'skyLow'],
        [1, 'sand'],
      ]),
    ),
    ...(
      [
        [60, 1.9],
        [250, 1.5],
        [440, 1.8],
        [1090, 1.6],
        [1290, 2],
        [1500, 1.7],
      ] as const
    ).map(([x, scale]) => place('t', { x, y: 272, scale })),
    shape('M0 262H1600V400H0z', 'grass'),
    shape(
      'M0 236q60-10 120 0t120 0 120 0 120 0 120 2h20v50H0zM960 238q60-12 120-2t120 0 120 0 120 0 120 0h40v50H960z',
      'leafDark',
    ),
    shape('M776 262h32Q830 330 1010 400H580Q750 330 776 262z', '#way'),
    shape('M0 278q340-14 640 6v14H0zM944 284q300-22 660-6v20H944z', 'leaf'),
    line('M640 330V190Q640 70 792 70T944 190V330', 'woodLight', 7),
    line('M664 330V196Q664 94 792 94T920 196V330M640 250h24M920 250h24', 'wood', 4),
    ...overArch.map(([x, y, scale, scaleY]) => place('b', { x, y, scale, scaleY })),
    ...arch,
    line('M756 282h64M756 268h64M762 286v14M814 286v14', 'paper', 5),
    ...inFront.map(([x, y, scale, scaleY]) => place('b', { x, y, scale, scaleY })),
    ...bed,
    line('M700 340l8 4M860 352l10-3M780 372l8 4M720 388l9-2M900 380l8 5', 'roseLight', 5),
  ];
});
