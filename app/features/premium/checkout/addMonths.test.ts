import { expect, test } from 'vitest';
import { addMonths } from './addMonths.ts';

test.for([
  ['2027-01-15', 6, '2027-07-15'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-10-31', 12, '2028-10-31'],
  ['2027-11-30', 3, '2028-02-29'],
] as const)('%s and %i months is %s', ([start, months, expected]) => {
  const day = addMonths(new Date(`${start}T12:00:00`), months);
  expect([day.getFullYear(), day.getMonth() + 1, day.getDate()]).toEqual(expected.split('-').map(Number));
});
