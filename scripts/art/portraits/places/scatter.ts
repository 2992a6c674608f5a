import { type Random, times } from '../../paint/random.ts';
import { discs } from '../tint.ts';

interface Scatter {
  colors: readonly string[];
  /** Of each colour. */
  count: number;
  top: number;
  low: number;
  size: readonly [least: number, most: number];
  opacity?: readonly [least: number, most: number];
}

/** Round spots, one size for each colour: leaves, flowers, lights, fruit. */
export const scatter = (random: Random, { colors, count, top, low, size, opacity }: Scatter) =>
  colors
    .map((color) =>
      discs(
        times(count, () => [random.between(-20, 500), random.between(top, low)] as const),
        random.between(...size),
        color,
        { opacity: opacity && random.between(...opacity) },
      ),
    )
    .join('');
