import { expect, test } from 'vitest';
import { coverPairs } from './coverPairs.ts';

const factors = {
  size: ['s', 'm', 'l'],
  color: ['red', 'green', 'blue', 'white'],
  cut: ['slim', 'wide'],
  sleeve: ['short', 'long'],
} as const;

const pairsOf = (row: Readonly<Record<string, string>>) =>
  Object.entries(row).flatMap(([name, value]) =>
    Object.entries(row).flatMap(([other, otherValue]) =>
      name < other ? [`${name}=${value} ${other}=${otherValue}`] : [],
    ),
  );

test('every value meets every value of every other factor', () => {
  const rows = coverPairs(factors);
  const names = Object.keys(factors) as (keyof typeof factors)[];
  const all = names.flatMap((name) =>
    names
      .filter((other) => name < other)
      .flatMap((other) =>
        factors[name].flatMap((value) => factors[other].map((otherValue) => `${name}=${value} ${other}=${otherValue}`)),
      ),
  );
  expect(new Set(rows.flatMap(pairsOf))).toEqual(new Set(all));
  // No design can be smaller than its two largest factors.
  expect(rows.length).toBeLessThanOrEqual(14);
});

test('factors that have nothing to do with each other need no rows of their own', () => {
  const alone = coverPairs(factors, (one) => one === 'color');
  expect(alone.length).toBeLessThan(coverPairs(factors).length);
  expect(coverPairs(factors, (one) => one === 'color')).toEqual(alone);
});
