import { d } from '../../paint/curve.ts';
import {
  circle,
  defs,
  ellipse,
  group,
  line,
  linearGradient,
  moved,
  place,
  radialGradient,
  rect,
  shape,
} from '../../paint/element.ts';
import { broadleaf, foliage, leaves } from '../../paint/plants.ts';
import { type Random, times } from '../../paint/random.ts';
import { sky, stars, streaks, sun } from '../../paint/sky.ts';
import { glitter, shimmer } from '../../paint/water.ts';
import type { Layout } from './layout.ts';

/** Houses on a quay: `from` to `to`, taller towards `peak`. */
function houses(
  random: Random,
  from: number,
  to: number,
  quay: number,
  count: number,
  low: number,
  high: number,
  peak: number,
): string {
  const step = (to - from) / count;
  return times(count, (index) => {
    const [x, width] = [Math.round(from + index * step - 4), Math.round(step * random.between(0.8, 1.16))];
    const near = 1 - Math.min(1, Math.abs(x - peak) / (to - from));
    const height = Math.round(low + (high - low) * near ** 1.6 * random.between(0.6, 1));
    const inset = Math.round(width * 0.24);
    const roof = random.pick([
      `v${-height}h${width}v${height}z`,
      `v${-height}h${inset}v-18h${width - 2 * inset}v18h${inset}v${height}z`,
      `v${-height}l${width}-20v${height + 20}z`,
      `v${-height}h${Math.round(width / 2)}v-34h3v34h${Math.round(width / 2) - 3}v${height}z`,
    ]);
    return `M${x} ${quay}${roof}`;
  }).join('');
}

const lit = (random: Random, from: number, to: number, quay: number, count: number, high: number) =>
  times(
    count,
    () => `M${Math.round(random.between(from, to))} ${Math.round(quay - random.between(24, high))}V${quay - 12}`,
  ).join('');

const bulbs = (x: number, y: number, width: number, sag: number) => d`M${x} ${y}q${width / 2} ${sag} ${width} 0`;

/** A boat at anchor with a light at its mast. */
const boat = [
  shape('M-60 0H64Q54 22 40 24H-42Q-54 20-60 0z', 'front'),
  shape('M-26 0v-16h44l10 16z', 'near'),
  shape('M0-108Q40-60 50-12H0zM-12-98Q-40-46-46-12H-12z', 'paper', { opacity: 0.9 }),
  shape('M-12-98Q-40-46-46-12H-30Q-22-50-12-98z', 'cloudShade', { opacity: 0.5 }),
  line('M-6-12V-112', 'front', 3),
  circle(-6, -116, 4, 'lamp'),
  line('M-14-9h6M4-9h6', 'lamp', 5),
].join('');

/** Two low chairs and a table with two glasses. */
const chairs = [
  ellipse(0, 4, 190, 14, 'shadow', { opacity: 0.35 }),
  shape('M-170-86q4-14 18-10l22 60h58q10 2 8 12l-4 6h-80z', 'cloth') +
    shape('M-152-96l22 60h58q10 2 8 12h-76l-26-66q4-8 14-6z', 'clothLight', { opacity: 0.55 }),
  line('M-134-18l-10 22M-70-18l8 22M-140-20h76', 'woodDark', 6),
  shape('M170-86q-4-14-18-10l-22 60H72q-10 2-8 12l4 6h80z', 'accent') +
    shape('M170-86q-4-14-18-10l-22 60 16 12z', 'accentShade'),
  line('M134-18l10 22M70-18l-8 22M140-20H64', 'woodDark', 6),
  line('M0-40V2M-22 4H22', 'woodDark', 6) + ellipse(0, -42, 44, 7, 'woodLight'),
  shape('M-22-78h16l-3 18q-5 6-10 0zM8-74h16l-3 18q-5 6-10 0z', 'lamp', { opacity: 0.9 }) +
    line('M-14-58v12M-20-44h12M16-54v10M10-42h12', 'paper', 2),
  circle(-2, -50, 5, 'lamp'),
].join('');
const pot =
  shape('M-58-40H58L50 8H-50z', 'wood') +
  shape('M20-40H58L50 8H16z', 'woodDark') +
  shape('M-62-46H62v12H-62z', 'woodLight');
const bush = (random: Random) =>
  shape(foliage(random, 0, -78, 66, 44, 13), 'leafDark') +
  shape(foliage(random, -10, -86, 52, 32, 11), 'leaf') +
  shape(leaves(random, -16, -92, 36, 20, 14, 16), 'leafLight');

/** Band 40: a roof terrace above the harbour, lights going on. */
export function eveningRoof(random: Random, { width, height, horizon, floor, stage }: Layout): string[] {
  const quay = horizon;
  const [from, to] = stage;
  const size = (to - from) / 860;
  const at = (share: number) => from + (to - from) * share;
  return [
    sky(width, height, quay / height),
    line(stars(random, 0, 0, width, quay * 0.55, 40), 'bright', 2.2, { opacity: 0.7 }),
    sun(at(0.32), quay - 16, 40, width * 0.42),
    shape(streaks(random, width * 0.1, quay * 0.5, width * 0.9, 5), 'cloud', { opacity: 0.4 }),
    defs(
      linearGradient('w', [
        [0, 'skyLow'],
        [0.3, 'water'],
        [1, 'waterDeep'],
      ]),
      linearGradient('t', [
        [0, 'near'],
        [1, 'front'],
      ]),
      radialGradient('g', [
        [0, 'lamp', 0.7],
        [1, 'lamp', 0],
      ]),
      group({ id: 'b' }, boat),
      group({ id: 'p' }, pot),
    ),
    group(
      { id: 'c' },
      shape(houses(random, 0, width, quay, Math.round(width / 44), 14, 150, at(0.75)), 'far', { opacity: 0.8 }),
      shape(houses(random, at(0.1), width, quay, 15, 26, 190, at(0.78)), 'hill'),
      shape(d`M${Math.round(at(0.62))} ${quay}v-210l8-16v-40l3-26l3 26v40l8 16v210z`, 'hill'),
      line(lit(random, at(0.12), width, quay, 34, 130), 'lamp', 3.6, {
        'stroke-dasharray': '2 9 3 18 2 34',
        opacity: 0.7,
      }),
      shape(houses(random, at(0.3), width, quay, 10, 20, 110, width), 'near'),
      line(lit(random, at(0.34), width, quay, 26, 80), 'lamp', 5, { 'stroke-dasharray': '2 11 2 27' }),
    ),
    rect(0, quay, width, height - quay, '#w'),
    place('c', { y: quay * 1.8, scale: 1, scaleY: -0.8, opacity: 0.38 }),
    line(`M0 ${quay}H${width}`, 'lamp', 4, { 'stroke-dasharray': '0 46', opacity: 0.9 }),
    line(glitter(random, at(0.32), quay + 8, 170, (floor - quay) * 0.9, 26), 'sun', 3, { opacity: 0.75 }),
    line(shimmer(random, 0, quay + 10, width, floor - quay, 56), 'bright', 2, { opacity: 0.3 }),
    place('b', { x: at(0.16), y: quay + (floor - quay) * 0.42, scale: size * 0.8 }),
    place('b', { x: at(0.5), y: quay + (floor - quay) * 0.2, scale: size * 0.55, flip: true }),
    rect(0, floor, width, height - floor, '#t'),
    line(
      times(
        9,
        (index) =>
          `M${Math.round(width / 2 + (index - 4) * width * 0.12)} ${floor}L${Math.round(width / 2 + (index - 4) * width * 0.34)} ${height}`,
      ).join(''),
      'shadow',
      2,
      { opacity: 0.5 },
    ),
    line(times(Math.ceil(width / 30), (index) => `M${index * 30 + 8} ${floor - 84}V${floor + 6}`).join(''), 'front', 4),
    line(`M-10 ${floor - 88}H${width + 10}M-10 ${floor}H${width + 10}`, 'front', 9) +
      line(`M-10 ${floor - 92}H${width + 10}`, 'glow', 2, { opacity: 0.5 }),
    circle(at(0.55), floor + 10, 330 * size, '#g', { opacity: 0.55 }),
    line(
      `M${Math.round(at(0.02))} ${floor + 30}V${floor - 330 * size}M${Math.round(at(0.98))} ${floor + 30}V${floor - 350 * size}`,
      'front',
      6,
    ),
    line(
      bulbs(at(0.02), floor - 326 * size, (to - from) * 0.48, 110 * size) +
        bulbs(at(0.5), floor - 326 * size, (to - from) * 0.48, 96 * size),
      'front',
      2,
    ),
    line(
      bulbs(at(0.02), floor - 320 * size, (to - from) * 0.48, 110 * size) +
        bulbs(at(0.5), floor - 320 * size, (to - from) * 0.48, 96 * size),
      'lamp',
      20,
      { 'stroke-dasharray': '0 40', opacity: 0.25 },
    ),
    line(
      bulbs(at(0.02), floor - 320 * size, (to - from) * 0.48, 110 * size) +
        bulbs(at(0.5), floor - 320 * size, (to - from) * 0.48, 96 * size),
      'lamp',
      9,
      { 'stroke-dasharray': '0 40' },
    ),
    moved({ x: at(0.06), y: floor + 84 * size, scale: size * 1.1 }, bush(random)),
    place('p', { x: at(0.06), y: floor + 84 * size, scale: size * 1.1 }),
    ellipse(at(0.91), floor + 124 * size, 110 * size, 12 * size, 'shadow', { opacity: 0.35 }),
    moved({ x: at(0.91), y: floor + 84 * size, scale: 3 * size }, broadleaf(random)),
    place('p', { x: at(0.91), y: floor + 118 * size, scale: size * 1.15 }),
    moved({ x: at(0.47), y: floor + 96 * size, scale: size * 1.2 }, chairs),
  ];
}
