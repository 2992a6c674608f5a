import { expect, test } from 'vitest';
import { formatCount, formatSpokenCount } from './counterTexts.ts';

test.for([
  [0, '0', '0'],
  [1, '1', '1'],
  [98, '98', '98'],
  [99, '++', '99+'],
  [100, '++', '99+'],
] as const)('%i is shown as %s and read out as %s', ([count, shown, spoken]) => {
  expect(formatCount(count)).toBe(shown);
  expect(formatSpokenCount(count)).toBe(spoken);
});
