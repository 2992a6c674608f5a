import { type Fill, shape } from '../../paint/element.ts';
import type { Random } from '../../paint/random.ts';

/** Where books stand: from `x` on, on `y`, `tall` at most. */
export type Shelf = readonly [x: number, y: number, width: number, tall: number];

const bindings: readonly Fill[] = ['roof', 'cloth', 'paper', 'accent', 'leafDark'];

/** Spines on shelves, one path per colour; here and there one is missing. */
export function books(random: Random, shelves: readonly Shelf[]): string {
  const spines = bindings.map(() => '');
  for (const [x, y, width, tall] of shelves) {
    for (let at = x; at < x + width - 6; ) {
      const [thick, high] = [Math.round(random.between(6, 13)), Math.round(random.between(0.72, 1) * tall)];
      const binding = Math.floor(random.next() * bindings.length);
      if (random.next() > 0.08) spines[binding] += `M${at} ${y}v${-high}h${thick - 1}v${high}z`;
      at += thick;
    }
  }
  return spines.map((d, index) => shape(d, bindings[index]!)).join('');
}
