import { expect, test } from 'vitest';
import { seedRandom, times } from './random.ts';

test('one seed gives one sequence, another seed another', () => {
  const draw = (seed: string) => {
    const random = seedRandom(seed);
    return times(5, () => random.next());
  };
  expect(draw('a')).toEqual(draw('a'));
  expect(draw('a')).not.toEqual(draw('b'));
});

test('values stay within their bounds', () => {
  const random = seedRandom('bounds');
  for (const value of times(500, () => random.between(3, 9))) {
    expect(value).toBeGreaterThanOrEqual(3);
    expect(value).toBeLessThan(9);
  }
  expect(['x', 'y']).toContain(random.pick(['x', 'y']));
});

test('times tells how far along it is', () => {
  expect(times(3, (_, share) => share)).toEqual([0, 0.5, 1]);
});
