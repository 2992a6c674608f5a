import { d } from '../../paint/curve.ts';
import { defs, group, line, linearGradient, place, shape } from '../../paint/element.ts';
import { hills, treeline } from '../../paint/land.ts';
import { dabs, fir, grass } from '../../paint/plants.ts';
import { times } from '../../paint/random.ts';
import { birds, sky, sun } from '../../paint/sky.ts';
import { shimmer } from '../../paint/water.ts';
import { height, smallScene, width } from './smallScene.ts';

/** A plank of the deck, at `depth` 0 on the far bank and 1 at the viewer. */
const plank = (depth: number) => {
  const at = (value: number) => 292 + 200 * value ** 1.7;
  const [top, low] = [at(depth), at(depth + 0.068)];
  const half = (y: number) => 34 + (y - 292) * 0.86;
  return d`M${Math.round(320 - half(top))} ${Math.round(top)}H${Math.round(320 + half(top))}L${Math.round(320 + half(low))} ${Math.round(low)}H${Math.round(320 - half(low))}z`;
};

/** A footbridge that waits for three planks. */
export const error = smallScene('error', (random) => {
  const planks = times(13, (index) => index / 13).filter((_, index) => index < 6 || index > 8);
  return [
    sky(width, height, 0.6),
    sun(220, 150, 32, 260),
    shape(hills(random, width, 216, 26, 320, 90), 'far'),
    shape(
      treeline(
        random,
        [
          [-10, 258],
          [260, 276],
          [420, 270],
          [650, 244],
        ],
        46,
        24,
        330,
      ),
      'hill',
    ),
    defs(
      linearGradient('w', [
        [0, 'water'],
        [1, 'waterDeep'],
      ]),
      group({ id: 'f' }, fir(random)),
    ),
    shape('M-10 280Q300 256 650 284V330H-10z', 'grass'),
    place('f', { x: 80, y: 296, scale: 1.6 }),
    place('f', { x: 132, y: 290, scale: 1.1 }),
    place('f', { x: 560, y: 300, scale: 1.9 }),
    shape('M304 266q20-6 36 0l14 30h-68z', 'sand'),
    shape('M-10 322Q160 288 320 298T650 318V490H-10z', '#w'),
    line(shimmer(random, 0, 316, width, 120, 24), 'bright', 2, { opacity: 0.5 }),
    shape('M-10 318Q160 284 320 294T650 314V322Q500 306 320 304T-10 330z', 'leafDark'),
    shape('M300 306L214 480H426L340 306z', 'shadow', { opacity: 0.3 }),
    line('M292 292L150 490M348 292L490 490', 'woodDark', 12),
    shape(planks.map(plank).join(''), 'woodLight'),
    line(planks.map((depth) => plank(depth).replace(/L.*$/, '')).join(''), 'wood', 2.5),
    shape('M286 292L120 490h30L300 292zM354 292L520 490h-30L340 292z', 'shadow', { opacity: 0.22 }),
    line('M288 292v-48M256 330v-66M206 392V284M354 292v-48M384 330v-66M434 392V284', 'woodDark', 9),
    line('M288 248Q250 262 206 290L128 356M354 248Q390 262 434 290L512 356', 'wood', 9),
    line('M288 270Q240 294 206 330L128 404M354 270Q400 294 434 330L512 404', 'wood', 6),
    line('M128 484V350M512 484V350', 'woodDark', 14),
    shape('M-10 430Q50 400 110 430T180 490H-10zM650 420Q590 400 540 434T470 490H650z', 'leaf'),
    line(grass(random, 10, 486, 150, 14, 52) + grass(random, 490, 486, 150, 14, 52), 'leafDark', 3),
    line(dabs(random, 70, 452, 66, 22, 9, 1) + dabs(random, 580, 446, 60, 20, 8, 1), 'roseLight', 8),
    birds(
      [
        [380, 110],
        [416, 96],
        [446, 116],
      ],
      20,
    ),
  ];
});
