import { ground } from '../../paint/curve.ts';
import { defs, group, line, place, shape } from '../../paint/element.ts';
import { mountain, ridge, treeline } from '../../paint/land.ts';
import { dabs, fir, grass } from '../../paint/plants.ts';
import { cloudLight, cloudShape, sky } from '../../paint/sky.ts';
import { banner, tall, wide } from './banner.ts';

export const alpineMeadow = banner(6, (random) => {
  const peaks = [
    mountain(random, [1330, 74], 1040, 1680, 270, 0.5),
    mountain(random, [420, 92], 120, 720, 270, 0.6),
    mountain(random, [860, 22], 470, 1230, 276, 0.56),
  ];
  return [
    sky(wide, tall, 0.7),
    cloudLight(),
    shape(cloudShape(random, 80, 130, 360, 54) + cloudShape(random, 1080, 84, 300, 36), '#cloud'),
    shape(
      ridge(
        random,
        [
          [0, 220],
          [200, 150],
          [420, 210],
          [700, 170],
          [1000, 200],
          [1200, 140],
          [1420, 190],
          [1600, 150],
        ],
        280,
      ),
      'far',
      { opacity: 0.7 },
    ),
    ...peaks.map(({ body, lit, snow }) => shape(body, 'hill') + shape(lit, 'far') + shape(snow, 'snow')),
    shape(
      treeline(
        random,
        [
          [-10, 240],
          [300, 262],
          [700, 268],
          [1100, 256],
          [1610, 232],
        ],
        42,
        50,
        320,
      ),
      'near',
    ),
    shape(
      ground(
        [
          [-10, 262],
          [300, 270],
          [640, 296],
          [1000, 284],
          [1320, 258],
          [1610, 262],
        ],
        tall,
      ),
      'leaf',
    ),
    shape(
      ground(
        [
          [-10, 292],
          [240, 286],
          [620, 318],
          [1040, 300],
          [1420, 284],
          [1610, 296],
        ],
        tall,
      ),
      'grass',
    ),
    defs(group({ id: 'f' }, fir(random))),
    ...[
      [1392, 296, 0.8],
      [1432, 300, 1.05],
      [1480, 296, 0.9],
      [1540, 312, 1.3],
      [96, 306, 1.35],
      [40, 300, 1],
      [156, 300, 0.8],
    ].map(([x, y, scale]) => place('f', { x: x!, y: y!, scale: scale! })),
    shape('M1180 292v-34h92v34z', 'wood'),
    shape('M1180 292v-34l46-30 46 30h-6v34z', 'woodLight'),
    shape('M1166 264l60-42 60 42-6 6-54-38-54 38z', 'woodDark'),
    line('M1206 266v8M1226 266v8M1246 266v8', 'lamp', 7),
    line('M1214 300Q1100 330 980 340T700 400', 'sand', 7, { opacity: 0.8 }),
    shape(
      ground(
        [
          [-10, 366],
          [300, 352],
          [700, 376],
          [1100, 360],
          [1610, 340],
        ],
        tall,
      ),
      'leaf',
      { opacity: 0.75 },
    ),
    line(grass(random, 0, 400, wide, 20, 46), 'leafDark', 2, { opacity: 0.8 }),
    line(dabs(random, 420, 360, 420, 34, 15, 1), 'roseLight', 8),
    line(dabs(random, 1150, 370, 430, 26, 15, 1), 'paper', 7),
    line(dabs(random, 760, 384, 700, 14, 14, 1), 'violet', 9),
  ];
});
