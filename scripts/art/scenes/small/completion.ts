import { circle, defs, ellipse, group, line, linearGradient, place, rect, shape } from '../../paint/element.ts';
import { hills, treeline } from '../../paint/land.ts';
import { leafShape } from '../../paint/plants.ts';
import type { Role } from '../../paint/roles.ts';
import { mist, sky, streaks, sun } from '../../paint/sky.ts';
import { height, smallScene, width } from './smallScene.ts';

/** A wide cup without its saucer: 0,0 is the middle of its rim. */
const cup = (id: string, body: Role, shade: Role, light: Role) =>
  group(
    { id },
    line('M-84 26q-52-6-46 36q8 40 66 30', body, 17),
    shape('M-92 0H92Q94 86 46 122Q0 136-46 122Q-94 86-92 0z', body),
    shape('M30 0H92Q94 86 46 122Q22 132 0 131Q50 90 30 0z', shade),
    shape('M-80 12h22q-4 60 22 98Q-78 82-80 12z', light, { opacity: 0.7 }),
    shape('M-34 124h68l6 14H-40z', shade),
    ellipse(0, 0, 92, 20, 'paper'),
    ellipse(0, 3, 80, 14, 'woodDark'),
    shape('M-70-2Q-30-16 30-10Q64-6 76 2Q30-6-10-2T-70-2z', 'woodLight', { opacity: 0.8 }),
    line('M-86 46Q0 74 86 44', 'goldLight', 4, { opacity: 0.9 }),
  );

/** Steam of one cup: it finds the other's, and together they draw a heart. */
const steam = line('M238 236C226 196 306 214 320 186C284 162 258 132 270 104C282 82 312 90 320 116', 'bright', 8, {
  opacity: 0.55,
});

export const completion = smallScene('completion', (random) => [
  sky(width, height, 0.8),
  sun(320, 250, 96, 380),
  shape(streaks(random, 20, 60, 600, 4), 'cloud', { opacity: 0.6 }),
  shape(hills(random, width, 306, 30, 400, 100), 'far'),
  mist('m', 270, width, 90, 0.7),
  shape(hills(random, width, 344, 18, 400, 120), 'hill'),
  shape(
    treeline(
      random,
      [
        [-10, 352],
        [200, 346],
        [430, 350],
        [650, 342],
      ],
      26,
      22,
      400,
    ),
    'near',
  ),
  defs(
    cup('a', 'cloth', 'clothShade', 'clothLight'),
    cup('b', 'accent', 'accentShade', 'accentLight'),
    linearGradient('t', [
      [0, 'woodLight'],
      [1, 'woodDark'],
    ]),
  ),
  rect(0, 376, width, 104, '#t'),
  line('M0 377H640', 'sand', 4),
  line('M0 398H210M250 404H640M0 432H90M140 438H470M520 430H640M60 462H330M400 466H640', 'woodDark', 2, {
    opacity: 0.35,
  }),
  ellipse(250, 436, 190, 16, 'shadow', { opacity: 0.3 }) + ellipse(440, 426, 150, 14, 'shadow', { opacity: 0.25 }),
  ellipse(420, 416, 122, 17, 'paperShade') +
    ellipse(420, 411, 122, 16, 'paper') +
    ellipse(420, 411, 66, 8, 'paperShade'),
  place('b', { x: 418, y: 270, flip: true }),
  ellipse(226, 428, 130, 19, 'paperShade') +
    ellipse(226, 422, 130, 18, 'paper') +
    ellipse(226, 422, 74, 9, 'paperShade'),
  place('a', { x: 228, y: 270, scale: 1.07 }),
  steam + group({ transform: 'matrix(-1 0 0 1 640 0)' }, steam),
  line('M330 456q70-26 170-6', 'leafDark', 4),
  shape(
    [
      leafShape([360, 448], [372, 416], 9),
      leafShape([398, 441], [424, 414], 9),
      leafShape([440, 440], [474, 420], 9),
      leafShape([380, 446], [410, 466], 9),
      leafShape([430, 441], [462, 460], 9),
      leafShape([492, 449], [528, 452], 9),
    ].join(''),
    'leaf',
  ),
  shape(leafShape([398, 441], [424, 414], 3) + leafShape([440, 440], [474, 420], 3), 'leafLight'),
  ...[340, 352, 336].map((x, index) => circle(x, 452 + index * 7, 7, index ? 'rose' : 'roseLight')),
]);
