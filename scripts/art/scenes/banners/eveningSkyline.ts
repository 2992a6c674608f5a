import { defs, group, line, linearGradient, place, rect, shape } from '../../paint/element.ts';
import { type Random, times } from '../../paint/random.ts';
import { sky, streaks, sun } from '../../paint/sky.ts';
import { shimmer } from '../../paint/water.ts';
import { banner, tall, wide } from './banner.ts';

const quay = 282;

/** Blocks side by side; some carry a step, a slanted roof or a mast. */
const blocks = (random: Random, count: number, low: number, high: number) =>
  times(count, (index) => {
    const [x, width] = [Math.round((index * wide) / count - 8), Math.round((wide / count) * random.between(0.7, 1.12))];
    const height = Math.round(random.between(low, high) * (0.62 + 0.5 * Math.sin(index * 0.9 + 1) ** 2));
    const step = Math.round(width * 0.26);
    const roof = random.pick([
      `v${-height}h${width}v${height}z`,
      `v${-height}h${step}v-16h${width - 2 * step}v16h${step}v${height}z`,
      `v${-height}l${width}-22v${height + 22}z`,
      `v${-height}l${width / 2}-30l${width / 2} 30v${height}z`,
    ]);
    return `M${x} ${quay}${roof}`;
  }).join('');

/** Lit windows: a dashed line per row of a house. */
const windows = (random: Random, count: number, low: number, high: number) =>
  times(count, () => {
    const [x, y] = [Math.round(random.between(10, wide - 20)), Math.round(quay - random.between(low, high))];
    return `M${x} ${y}V${quay - 10}`;
  }).join('');

export const eveningSkyline = banner(10, (random) => [
  sky(wide, tall, 0.66, 'dusk'),
  sun(1060, 250, 44, 460),
  shape(streaks(random, 300, 70, 1200, 5), 'duskLow', { opacity: 0.5 }),
  group(
    { id: 'c' },
    shape(blocks(random, 24, 70, 150), 'duskFar', { opacity: 0.55 }),
    shape(blocks(random, 17, 70, 150), 'duskFar'),
    shape(`M430 ${quay}V92l8-20v-34l3-22 3 22v34l8 20v190z`, 'duskFar'),
    line(windows(random, 34, 36, 110), 'lamp', 4, { 'stroke-dasharray': '2 9 3 16 2 30', opacity: 0.75 }),
    shape(blocks(random, 12, 34, 96), 'duskNear'),
    shape(`M1240 ${quay}v-96q0-30 30-46q4-14 10-28q6 14 10 28q30 16 30 46v96z`, 'duskNear'),
    line(windows(random, 40, 20, 70), 'lamp', 5, { 'stroke-dasharray': '2 10 2 26' }),
  ),
  defs(
    linearGradient('r', [
      [0, 'duskLow'],
      [0.35, 'dusk'],
      [1, 'duskHigh'],
    ]),
  ),
  rect(0, quay, wide, tall - quay, '#r'),
  place('c', { y: quay * 1.7, scale: 1, scaleY: -0.7, opacity: 0.4 }),
  rect(0, quay - 4, wide, 9, 'nightLand'),
  line(`M0 ${quay}H${wide}`, 'lamp', 5, { 'stroke-dasharray': '0 64' }),
  line(
    times(20, (index) => `M${8 + index * 84} ${quay + 14}v${Math.round(random.between(20, 58))}`).join(''),
    'lamp',
    4,
    { opacity: 0.35, 'stroke-dasharray': '8 6' },
  ),
  line(shimmer(random, 0, quay + 14, wide, 100, 36), 'bright', 2, { opacity: 0.35 }),
  line('M560 276Q800 168 1040 276M640 240v38M700 221v57M760 212v66M820 211v67M880 218v60M940 236v42', 'nightLand', 6),
  line('M520 274H1080', 'nightLand', 10),
  shape('M604 262h16v50h-16zM980 262h16v50h-16z', 'nightLand'),
  line('M560 276Q800 168 1040 276', 'lamp', 3, { 'stroke-dasharray': '0 26' }),
]);
