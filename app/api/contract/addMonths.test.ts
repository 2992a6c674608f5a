import { expect, test } from 'vitest';
import { addMonths } from './addMonths.ts';

test.for([
  ['2027-01-15T12:00:00.000Z', 6, '2027-07-15T12:00:00.000Z'],
  ['2027-01-31T00:00:00.000Z', 1, '2027-02-28T00:00:00.000Z'],
  ['2027-10-31T23:59:59.000Z', 12, '2028-10-31T23:59:59.000Z'],
  ['2027-11-30T23:00:00.000Z', 3, '2028-02-29T23:00:00.000Z'],
] as const)('%s and %i months is %s, wherever the device is', ([start, months, expected]) => {
  for (const zone of ['Pacific/Auckland', 'America/Los_Angeles', 'UTC']) {
    process.env.TZ = zone;
    expect(new Date(addMonths(Date.parse(start), months)).toISOString()).toBe(expected);
  }
});
