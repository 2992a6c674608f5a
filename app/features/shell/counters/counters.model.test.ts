import { expect, test } from 'vitest';
import {
  type Counters,
  countNew,
  formatCount,
  formatSpokenCount,
  nextPollDelay,
  pickMenuVariant,
  pickRisenCounter,
} from './counters.model.ts';

const counters = (overrides: Partial<Counters> = {}): Counters => ({
  matches: 0,
  visitors: 0,
  conversations: 0,
  online: 0,
  ...overrides,
});

test.for([
  [0, '0', '0'],
  [1, '1', '1'],
  [98, '98', '98'],
  [99, '++', '99+'],
  [100, '++', '99+'],
] as const)('%i is shown as %s and told as %s', ([count, shown, told]) => {
  expect(formatCount(count)).toBe(shown);
  expect(formatSpokenCount(count)).toBe(told);
});

test('who is online is not news, and news stop at the cap', () => {
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
])('from %o to %o grows %s', ([before, now, expected]) => {
  expect(pickRisenCounter(before && counters(before), counters(now))).toBe(expected);
});

test('what was told of otherwise is not news a second time', () => {
  const all = { visitors: 1, conversations: 1 };
  expect(pickRisenCounter(counters({}), counters(all), (news) => news === 'conversations')).toBe('visitors');
  expect(pickRisenCounter(counters({}), counters(all), () => true)).toBeNull();
});

test.for<[number, number | undefined, number, number]>([
  [0, undefined, 0.5, 30_000],
  [0, undefined, 0, 27_000],
  [0, undefined, 1, 33_000],
  [1, undefined, 0.5, 60_000],
  [3, undefined, 0.5, 240_000],
  [4, undefined, 0.5, 300_000],
  [5000, undefined, 0.5, 300_000],
  [1, 120, 0.5, 120_000],
  [1, 1, 0.5, 60_000],
  [1, 900, 0.5, 900_000],
])(
  'after %i failures and Retry-After %s the next poll comes in due time',
  ([failures, retryAfter, random, expected]) => {
    expect(nextPollDelay(failures, retryAfter, random)).toBe(expected);
  },
);

test.for([
  [true, 79, 1],
  [true, 60, 1],
  // Large text on a desk.
  [true, 59.9, 2],
  [false, 66, 2],
  [false, 20, 2],
] as const)('on a desk (%s) with room of %f rem the menu is of variant %i', ([desktop, room, expected]) => {
  expect(pickMenuVariant(desktop, room)).toBe(expected);
});
