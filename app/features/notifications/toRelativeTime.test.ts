import { expect, test } from 'vitest';
import { toRelativeTime } from './toRelativeTime.ts';

test.for<[number, string]>([
  [-30, '0 second'],
  [0, '0 second'],
  [59, '0 second'],
  [60, '-1 minute'],
  [3599, '-59 minute'],
  [3600, '-1 hour'],
  [86_399, '-23 hour'],
  [86_400, '-1 day'],
])('%d s ago', ([seconds, expected]) => {
  const { value, unit } = toRelativeTime(1000, 1000 + seconds);
  expect(`${value} ${unit}`).toBe(expected);
});
