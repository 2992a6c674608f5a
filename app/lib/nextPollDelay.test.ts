import { expect, test } from 'vitest';
import { nextPollDelay } from './nextPollDelay.ts';

test.for<[number, number | undefined, number, number]>([
  [0, undefined, 0.5, 10_000],
  [0, undefined, 0, 10_000],
  [0, undefined, 1, 10_000],
  [1, undefined, 0, 18_000],
  [1, undefined, 1, 22_000],
  [1, undefined, 0.5, 20_000],
  [3, undefined, 0.5, 80_000],
  [20, undefined, 0.5, 300_000],
  [5000, undefined, 0.5, 300_000],
  [1, 120, 0.5, 120_000],
  [1, 1, 0.5, 20_000],
  [1, 900, 0.5, 900_000],
])(
  'after %i failures and a Retry-After of %s s, with random %d, the delay is %i ms',
  ([failures, retryAfter, random, expected]) => {
    expect(nextPollDelay(10_000, failures, retryAfter, random)).toBe(expected);
  },
);
