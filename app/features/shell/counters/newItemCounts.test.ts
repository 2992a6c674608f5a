import { expect, test } from 'vitest';
import type { Counters } from '../../../api/contract/counters.ts';
import { countNew, pickRisenCounter } from './newItemCounts.ts';

const counters = (overrides: Partial<Counters> = {}): Counters => ({
  matches: 0,
  visitors: 0,
  conversations: 0,
  online: 0,
  safetyNotices: null,
  ...overrides,
});

test('members online are not counted as new, and the count stops at the cap', () => {
  expect(countNew(counters({ matches: 1, visitors: 2, conversations: 3, online: 50 }))).toBe(6);
  expect(countNew(counters({ matches: 90, visitors: 90 }))).toBe(99);
});

test.for<[Partial<Counters> | undefined, Partial<Counters>, ReturnType<typeof pickRisenCounter>]>([
  [undefined, { matches: 3 }, null],
  [{}, {}, null],
  [{ matches: 3 }, { matches: 2 }, null],
  [{}, { online: 5 }, null],
  [{ matches: 1 }, { matches: 2 }, 'matches'],
  [{}, { visitors: 1 }, 'visitors'],
  [{}, { visitors: 1, conversations: 1, matches: 1 }, 'conversations'],
])('from %o to %o, the counter to announce is %s', ([before, now, expected]) => {
  expect(pickRisenCounter(before && counters(before), counters(now))).toBe(expected);
});

test('a counter that was notified already is not announced again', () => {
  const all = { visitors: 1, conversations: 1 };
  expect(pickRisenCounter(counters({}), counters(all), (counter) => counter === 'conversations')).toBe('visitors');
  expect(pickRisenCounter(counters({}), counters(all), () => true)).toBeNull();
});
