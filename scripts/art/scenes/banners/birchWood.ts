import { d } from '../../paint/curve.ts';
import { defs, line, linearGradient, rect, shape } from '../../paint/element.ts';
import { dabs, grass, leaves } from '../../paint/plants.ts';
import { type Random, times } from '../../paint/random.ts';
import { mist, rays, sun } from '../../paint/sky.ts';
import { banner, tall, wide } from './banner.ts';

const stem = (x: number, width: number, lean: number) =>
  d`M${x - width / 2} 410L${x + lean - width * 0.34}-10h${width * 0.68}L${x + width / 2} 410z`;

/** Dark scars across the bark, longer on the shaded side. */
const scars = (random: Random, x: number, width: number, lean: number) =>
  times(5, (index) => {
    const y = 30 + index * 76 + random.around(0, 18);
    const middle = x + lean * (1 - y / 410);
    const side = random.pick([-0.42, -0.1, 0.12]);
    return d`M${middle + width * side} ${y}q${width * 0.14} 5 ${width * random.between(0.2, 0.32)}-1`;
  }).join('');

export const birchWood = banner(7, (random) => {
  const front = [
    [116, 46, 18],
    [402, 34, -12],
    [690, 54, 16],
    [1170, 40, -16],
    [1318, 58, 10],
    [1540, 36, 20],
  ] as const;
  return [
    defs(
      linearGradient('air', [
        [0, 'leafLight'],
        [0.55, 'glow'],
        [1, 'leaf'],
      ]),
      linearGradient(
        'bark',
        [
          [0, 'paper'],
          [0.5, 'wall'],
          [1, 'wallShade'],
        ],
        { x2: 1 },
      ),
    ),
    rect(0, 0, wide, tall, '#air'),
    sun(920, 150, 0, 420),
    line(times(26, (index) => `M${20 + index * 62 + Math.round(random.around(0, 24))} 330V0`).join(''), 'cloud', 9, {
      opacity: 0.7,
    }),
    line(
      times(
        15,
        (index) =>
          `M${40 + index * 112 + Math.round(random.around(0, 36))} 350l${Math.round(random.around(0, 10))}-360`,
      ).join(''),
      'paper',
      17,
      { opacity: 0.85 },
    ),
    rays(920, -60, 620, [60, 74, 92, 112, 128], 7),
    mist('m', 230, wide, 130, 0.8, 'glow'),
    shape('M-10 330Q300 300 560 326T1120 322T1610 316V400H-10z', 'leaf'),
    ...front.map(([x, width, lean]) => shape(stem(x, width, lean), '#bark')),
    line(front.map(([x, width, lean]) => scars(random, x, width, lean)).join(''), 'ink', 5),
    line('M690 120Q640 60 560 20M1318 150Q1390 90 1440 10M402 200Q460 140 500 60M116 140Q60 100-10 80', 'woodLight', 6),
    shape(leaves(random, 560, 60, 230, 60, 17, 26, 60), 'leafDark'),
    shape(leaves(random, 1400, 60, 210, 60, 14, 26, 60), 'leaf'),
    shape(leaves(random, 120, 64, 180, 56, 12, 26, 60), 'leafLight'),
    shape('M-10 372Q200 350 480 376T1000 380T1610 364V400H-10z', 'leafDark'),
    line(grass(random, 0, 400, wide, 36, 56), 'leafDark', 3),
    line(dabs(random, 600, 384, 560, 12, 12, 2), 'paper', 6),
  ];
});
