import { ground } from '../../paint/curve.ts';
import { defs, type Fill, group, line, linearGradient, moved, place, shape } from '../../paint/element.ts';
import { hills, treeline } from '../../paint/land.ts';
import { cloudLight, cloudShape, mist, sky, sun } from '../../paint/sky.ts';
import { banner, tall, wide } from './banner.ts';

const envelope = 'M0-150Q78-150 78-74Q76-40 20 4H-20Q-76-40-78-74Q-78-150 0-150z';
const gores = 'M0-150Q44-140 44-74Q40-30 12 4H-12Q-40-30-44-74Q-44-140 0-150z';
const middle = 'M0-150Q18-130 18-74Q16-30 6 4H-6Q-16-30-18-74Q-18-130 0-150z';

/** Three tones of gores, a band, the shade of the far side and a basket. */
const balloon = (id: string, one: Fill, two: Fill, three: Fill) =>
  group(
    { id },
    line('M-18 6L-10 40M18 6L10 40M-6 6l-1 34M6 6l1 34', 'woodDark', 1.6),
    shape(envelope, one),
    shape(gores, two),
    shape(middle, three),
    shape('M78-74Q76-40 20 4H4Q56-50 44-110Q30-146 0-150Q78-150 78-74z', 'shadow', { opacity: 0.22 }),
    shape('M-70-100Q-60-140-18-147Q-54-128-58-84z', 'bright', { opacity: 0.4 }),
    shape('M-12 38h24l-3 20q-9 3-18 0z', 'wood'),
    shape('M-13 37h26v5h-26z', 'woodLight'),
  );

export const hotAirBalloons = banner(12, (random) => [
  sky(wide, tall, 0.74),
  sun(330, 250, 40, 420),
  cloudLight(),
  shape(cloudShape(random, 60, 150, 300, 40) + cloudShape(random, 1130, 232, 360, 46), '#cloud'),
  defs(
    balloon('a', 'cloth', 'clothPale', 'clothLight'),
    balloon('b', 'accent', 'paper', 'accentLight'),
    balloon('c', 'accentShade', 'accentLight', 'goldLight'),
    linearGradient('v', [
      [0, 'hill'],
      [1, 'fog'],
    ]),
  ),
  place('b', { x: 1250, y: 164, scale: 0.36, opacity: 0.85 }),
  place('a', { x: 560, y: 190, scale: 0.3, opacity: 0.8 }),
  place('c', { x: 1010, y: 120, scale: 0.44, opacity: 0.92 }),
  shape(hills(random, wide, 262, 26, 340, 150), 'far', { opacity: 0.75 }),
  shape(hills(random, wide, 292, 20, 400, 190), '#v'),
  line('M700 400Q860 352 800 330T900 302', 'water', 12, { opacity: 0.85 }),
  shape(
    treeline(
      random,
      [
        [-10, 346],
        [300, 330],
        [560, 360],
        [700, 402],
      ],
      28,
      44,
      402,
    ),
    'near',
  ),
  shape(
    treeline(
      random,
      [
        [930, 402],
        [1100, 356],
        [1400, 330],
        [1610, 344],
      ],
      28,
      44,
      402,
    ),
    'near',
  ),
  mist('m', 286, wide, 90, 0.6),
  shape(
    ground(
      [
        [-10, 372],
        [260, 366],
        [600, 396],
        [980, 398],
        [1300, 370],
        [1610, 378],
      ],
      410,
    ),
    'front',
  ),
  place('b', { x: 770, y: 214, scale: 1.16 }),
  place('a', { x: 1430, y: 232, scale: 1.36 }),
  place('c', { x: 210, y: 168, scale: 0.8 }),
  moved({ x: 500, y: 94, opacity: 0.6 }, line('M0 0q8-9 16 0q8-10 17-2M50-18q7-8 14 0q7-9 15-2', 'front', 3)),
]);
