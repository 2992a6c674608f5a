import { circle, defs, ellipse, group, line, linearGradient, place, rect, shape } from '../../paint/element.ts';
import { hills } from '../../paint/land.ts';
import { leafShape } from '../../paint/plants.ts';
import type { Role } from '../../paint/roles.ts';
import { sky, streaks, sun } from '../../paint/sky.ts';
import { height, smallScene, width } from './smallScene.ts';

/** A wide cup without its saucer, leaning on nothing: 0,0 is the middle of its rim. */
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

export const completion = smallScene('completion', (random) => [
  sky(width, height, 0.8),
  sun(320, 214, 110, 380),
  shape(streaks(random, 20, 70, 600, 4), 'cloud', { opacity: 0.7 }),
  shape(hills(random, width, 330, 26, 420, 100), 'far'),
  shape(hills(random, width, 362, 16, 420, 120), 'hill'),
  defs(
    cup('a', 'cloth', 'clothShade', 'clothLight'),
    cup('b', 'accent', 'accentShade', 'accentLight'),
    linearGradient('t', [
      [0, 'woodLight'],
      [1, 'wood'],
    ]),
  ),
  rect(0, 404, width, 76, '#t'),
  line('M0 406H640', 'sand', 4),
  ellipse(210, 430, 110, 12, 'shadow', { opacity: 0.2 }) + ellipse(440, 430, 110, 12, 'shadow', { opacity: 0.2 }),
  place('b', { x: 426, y: 244, scale: 1.06, flip: true, turn: -15 }),
  place('a', { x: 214, y: 244, scale: 1.06, turn: 15 }),
  line('M196 200q-22-30 4-56t-4-60M444 200q22-30-4-56t4-60', 'bright', 7, { opacity: 0.75 }),
  line('M320 196v-34M298 204l-18-26M342 204l18-26', 'gold', 6),
  circle(320, 146, 5, 'gold') + circle(268, 164, 5, 'gold') + circle(372, 164, 5, 'gold'),
  line('M40 424q60-26 120-8M600 424q-60-26-120-8', 'leafDark', 4),
  shape(
    [
      leafShape([60, 416], [84, 388], 8),
      leafShape([90, 408], [122, 386], 8),
      leafShape([80, 414], [112, 432], 8),
      leafShape([580, 416], [556, 388], 8),
      leafShape([550, 408], [518, 386], 8),
      leafShape([560, 414], [528, 432], 8),
    ].join(''),
    'leaf',
  ),
]);
