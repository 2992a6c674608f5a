import { expect, test } from 'vitest';
import { formatDay } from './formatDay.ts';

test.for([
  ['2027-05-21', '21. Mai 2027'],
  ['2027-05-21T23:59:00Z', '21. Mai 2027'],
  ['soon', 'soon'],
] as const)('%s is formatted as %s', ([day, expected]) => {
  expect(formatDay(day, 'de-DE')).toBe(expected);
});
