import { circle, defs, ellipse, radialGradient, rect } from '../paint/element.ts';
import { tileHeight, tileWidth } from './objectPicture.ts';

/** Light and shade for rooms: `lampGlow` where a lamp hangs, `corners` darkens what it does not reach. */
export const lampGlow = (x: number, y: number, reach: number, strength = 0.75) =>
  defs(
    radialGradient('lamp', [
      [0, 'lamp', strength],
      [0.35, 'lamp', strength * 0.4],
      [1, 'lamp', 0],
    ]),
  ) + circle(x, y, reach, '#lamp');

/** `x` and `y` are where the light is, in shares of the picture. */
export const corners = (x: number, y: number, strength = 0.4) =>
  defs(
    radialGradient(
      'dim',
      [
        [0.35, 'shadow', 0],
        [1, 'shadow', strength],
      ],
      { cx: x, cy: y, r: 0.75 },
    ),
  ) + rect(0, 0, tileWidth, tileHeight, '#dim');

/** The soft shade on the ground under a thing. */
export const contact = (x: number, y: number, rx: number, ry = rx / 6, opacity = 0.28) =>
  ellipse(x, y, rx, ry, 'shadow', { opacity });

/** Steam above a cup or a pan. */
export const steam = (x: number, y: number, height: number) =>
  `M${x} ${y}q${-height * 0.22}${-height * 0.28} 0${-height * 0.5}t0${-height * 0.5}`;
