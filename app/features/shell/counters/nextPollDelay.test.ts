import { expect, test } from 'vitest';
import { nextPollDelay } from './nextPollDelay.ts';

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
  'after %i failures, with Retry-After %s and random %f, the delay is %i ms',
  ([failures, retryAfter, random, expected]) => {
    expect(nextPollDelay(failures, retryAfter, random)).toBe(expected);
  },
);
