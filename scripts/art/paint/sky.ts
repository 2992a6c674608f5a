import type { Point } from '../path.ts';
import { d, scatter } from './curve.ts';
import { circle, defs, type Fill, line, linearGradient, radialGradient, rect, shape } from './element.ts';
import { type Random, times } from './random.ts';

/** The hour of the band, or one that the picture insists on. */
const hours = {
  band: ['skyHigh', 'sky', 'skyLow'],
  dusk: ['duskHigh', 'dusk', 'duskLow'],
  night: ['nightHigh', 'night', 'nightLow'],
} as const;

/**
 * Air: `sky(1600, 400)` fills the picture, `sun` puts a light with its halo, `cloud` a flat-bottomed cloud,
 * `birds` and `stars` small signs. Light comes from where the sun is put.
 */
export const sky = (width: number, height: number, horizon = 0.75, hour: keyof typeof hours = 'band') => {
  const [high, middle, low] = hours[hour];
  const air = linearGradient('sky', [
    [0, high],
    [horizon * 0.6, middle],
    [horizon, low],
  ]);
  return defs(air) + rect(0, 0, width, height, '#sky');
};

/** A disc (`r` 0: below the horizon) and the light around it, `reach` wide. */
export const sun = (x: number, y: number, r: number, reach: number, disc: Fill = 'sun') =>
  defs(
    radialGradient('halo', [
      [0, 'sun', 0.95],
      [0.25, 'glow', 0.5],
      [1, 'glow', 0],
    ]),
  ) +
  circle(x, y, reach, '#halo') +
  (r > 0 ? circle(x, y, r, disc) : '');

/**
 * A bank of cloud on a flat base from `x` on: scalloped tops that swell in the middle. Fill it with `#cloud` (see
 * `cloudLight`), which fades towards the base.
 */
export function cloudShape(random: Random, x: number, y: number, width: number, height: number): string {
  const count = Math.max(4, Math.round(width / 62));
  const tops = times(count, (index, share): Point => {
    const swell =
      Math.sin(Math.PI * (0.1 + 0.8 * share)) * (index % 2 ? random.between(0.75, 1) : random.between(0.4, 0.7));
    return [x + width * (0.1 + 0.8 * share) + random.around(0, width * 0.02), y - height * swell];
  });
  const [first, ...rest] = [...tops, [x + width, y] as Point];
  let at: Point = [x, y];
  const arcs = [first!, ...rest].map((to) => {
    const radius = Math.round(Math.hypot(to[0] - at[0], to[1] - at[1]) * 0.62);
    at = to;
    return `A${radius} ${radius} 0 0 1 ${Math.round(to[0])} ${Math.round(to[1])}`;
  });
  return `M${Math.round(x)} ${Math.round(y)}${arcs.join('')}z`;
}

/** Light for clouds: bright tops, a base that dissolves. */
export const cloudLight = (strength = 0.95) =>
  defs(
    linearGradient('cloud', [
      [0, 'cloud', strength],
      [0.55, 'cloud', strength * 0.75],
      [1, 'cloudShade', 0],
    ]),
  );

/** Long thin bars of cloud near the horizon. */
export const streaks = (random: Random, x: number, y: number, width: number, count: number) =>
  times(count, (index) => {
    const length = width * random.between(0.2, 0.55);
    const left = x + (width - length) * random.next();
    const thick = random.between(2, 5);
    return d`M${Math.round(left)} ${Math.round(y + index * random.between(12, 20))}q${Math.round(length * 0.4)}${-Math.round(thick * 2)} ${Math.round(length)} 0q${-Math.round(length * 0.5)} ${Math.round(thick)}${-Math.round(length)} 0z`;
  }).join('');

/** Gulls far away, each two strokes of a wing. */
export const birds = (points: readonly Point[], size: number, fill: Fill = 'front') =>
  line(
    points
      .map(([x, y], index) => {
        const wing = size * (1 - index * 0.09);
        return d`M${x} ${y}q${wing * 0.5}${-wing * 0.55} ${wing} 0q${wing * 0.5}${-wing * 0.6} ${wing * 1.1}${-wing * 0.12}`;
      })
      .join(''),
    fill,
    Math.max(1.6, size / 8),
  );

/** Points of light in a region, as a line of dots: `line(stars(…), 'bright', 2)`. */
export const stars = (random: Random, x: number, y: number, width: number, height: number, count: number) =>
  scatter(
    times(count, () => [
      [x + width * random.next(), y + height * random.next() ** 1.3],
      [0, 0],
    ]),
  );

/** A veil of mist across the picture, thick in the middle of its height. */
export const mist = (
  id: string,
  y: number,
  width: number,
  height: number,
  opacity = 0.8,
  fill: 'fog' | 'glow' | 'skyLow' = 'fog',
) =>
  defs(
    linearGradient(id, [
      [0, fill, 0],
      [0.55, fill, opacity],
      [1, fill, 0],
    ]),
  ) + rect(0, y, width, height, `#${id}`);

/** The sun's path downwards through the air: a few translucent wedges. */
export const rays = (x: number, y: number, length: number, angles: readonly number[], spread = 5) =>
  shape(
    angles
      .map((angle) => {
        const [a, b] = [angle - spread / 2, angle + spread / 2].map((value) => (value * Math.PI) / 180) as [
          number,
          number,
        ];
        return d`M${x} ${y}l${Math.round(length * Math.cos(a))} ${Math.round(length * Math.sin(a))}L${Math.round(x + length * Math.cos(b))} ${Math.round(y + length * Math.sin(b))}z`;
      })
      .join(''),
    'sun',
    { opacity: 0.16 },
  );
