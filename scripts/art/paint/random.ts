import { hashText } from '../seed.ts';

/** Chance that is the same in every build: `const random = seedRandom('banner-07'); random.between(3, 9)`. */
export interface Random {
  /** From 0 to just under 1. */
  next(): number;
  between(low: number, high: number): number;
  /** `middle`, give or take `spread`. */
  around(middle: number, spread: number): number;
  pick<Value>(values: readonly Value[]): Value;
}

/** Mulberry32. */
export function seedRandom(seed: string): Random {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    around: (middle, spread) => middle + (next() * 2 - 1) * spread,
    pick: (values) => values[Math.floor(next() * values.length)]!,
  };
}

/** `count` values of `make`, which gets the index and how far along it is, from 0 to 1. */
export const times = <Value>(count: number, make: (index: number, share: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index, count > 1 ? index / (count - 1) : 0));
