import { ground } from '../../paint/curve.ts';
import { circle, defs, group, line, place, radialGradient, rect, shape } from '../../paint/element.ts';
import { mountain, treeline } from '../../paint/land.ts';
import { fir } from '../../paint/plants.ts';
import { sky, stars, sun } from '../../paint/sky.ts';
import { banner, tall, wide } from './banner.ts';

const trees = [
  [70, 330, 1.9],
  [170, 306, 1.3],
  [250, 318, 1.6],
  [340, 300, 1.05],
  [1040, 298, 1.15],
  [1110, 306, 1.5],
  [1200, 300, 1.2],
  [1300, 318, 1.8],
  [1420, 330, 2.2],
  [1540, 340, 2.5],
] as const;

export const winterCabin = banner(9, (random) => {
  const [west, east] = [
    mountain(random, [430, 84], 60, 860, 290, 0.6),
    mountain(random, [1090, 60], 700, 1560, 290, 0.45),
  ];
  const white = { dark: 'leafDark', middle: 'snowShade', light: 'snow', trunk: 'woodDark' } as const;
  return [
    sky(wide, tall, 0.72, 'dusk'),
    line(stars(random, 0, 8, wide, 190, 26), 'bright', 2.6, { opacity: 0.85 }),
    sun(1270, 90, 24, 220),
    shape(west.body + east.body, 'duskNear'),
    shape(west.lit + east.lit, 'duskFar'),
    shape(west.snow + east.snow, 'snow'),
    shape(
      treeline(
        random,
        [
          [-10, 256],
          [420, 274],
          [900, 280],
          [1240, 266],
          [1610, 250],
        ],
        46,
        38,
        330,
      ),
      'duskNear',
    ),
    shape(
      ground(
        [
          [-10, 276],
          [330, 288],
          [700, 276],
          [1080, 290],
          [1610, 268],
        ],
        tall,
      ),
      'snowShade',
    ),
    shape(
      ground(
        [
          [-10, 318],
          [260, 300],
          [620, 282],
          [980, 292],
          [1300, 318],
          [1610, 312],
        ],
        tall,
      ),
      'snow',
    ),
    defs(
      group({ id: 'f' }, fir(random, white)),
      radialGradient('w', [
        [0, 'lamp', 0.75],
        [1, 'lamp', 0],
      ]),
    ),
    ...trees.slice(0, 7).map(([x, y, scale]) => place('f', { x, y, scale: scale * 0.8 })),
    shape('M650 300V226l70-58 70 58h110v74z', 'wood'),
    shape('M650 300V226l70-58 70 58v74z', 'woodLight'),
    line('M652 244h136M652 262h136M652 280h136M792 244h106M792 262h106M792 280h106', 'woodDark', 2, { opacity: 0.5 }),
    shape('M836 178v-52h26v62z', 'stoneShade'),
    shape('M832 128v-9h34v9z', 'snow'),
    shape('M630 236q-4-8 4-14l86-72q6-4 12-2h126l70 74q6 10-4 14h-124l-80-66-80 66q-6 6-10 0z', 'snow'),
    shape('M720 156l80 72h122q8-2 4-10l-68-70H730z', 'snowShade', { opacity: 0.65 }),
    circle(720, 262, 120, '#w') + circle(846, 262, 90, '#w'),
    rect(668, 244, 30, 30, 'lamp') + rect(826, 244, 40, 30, 'lamp'),
    rect(718, 248, 36, 52, 'woodDark'),
    circle(746, 276, 2.5, 'lamp'),
    line('M683 244v30M668 259h30M846 244v30M826 259h40', 'woodDark', 3),
    line('M850 108q-16-18 2-32t4-34t22-34', 'cloud', 13, { opacity: 0.55 }),
    shape('M716 300h42q10 34 70 60t60 40H690q-30-22 0-46t26-54z', 'snowShade', { opacity: 0.75 }),
    shape('M668 300l-40 26h40l30-26zM826 302l-10 20h60l-10-20z', 'lamp', { opacity: 0.4 }),
    ...trees.slice(7).map(([x, y, scale]) => place('f', { x, y, scale })),
    shape(
      ground(
        [
          [-10, 360],
          [240, 372],
          [560, 400],
          [1000, 398],
          [1340, 362],
          [1610, 348],
        ],
        410,
      ),
      'snow',
    ),
    line(stars(random, 0, 20, wide, 370, 30), 'snow', 5, { opacity: 0.8 }),
  ];
});
