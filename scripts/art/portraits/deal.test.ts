import { expect, test } from 'vitest';
import { dealFor } from './deal.ts';

test('a list is gone through before anything is dealt again', () => {
  const list = ['a', 'b', 'c', 'd', 'e'];
  for (const round of [0, 1, 100]) {
    const dealt = list.map((_, index) => dealFor(round * 5 + index)('topic', list));
    expect(dealt.toSorted()).toEqual(list);
  }
});

test('topics of equal length do not go in step', () => {
  const list = Array.from({ length: 10 }, (_, index) => index);
  const pairs = Array.from({ length: 40 }, (_, rank) => {
    const deal = dealFor(rank);
    return `${deal('hair', list)} ${deal('cloth', list)}`;
  });
  expect(new Set(pairs).size).toBeGreaterThan(25);
});
