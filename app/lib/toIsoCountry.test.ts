import { expect, test } from 'vitest';
import { toIsoCountry } from './toIsoCountry.ts';

test.for([
  ['de', 'DE'],
  ['DE', 'DE'],
  ['uk', 'GB'],
  ['gb', 'GB'],
  ['com', 'US'],
] as const)('%s is %s', ([written, expected]) => {
  expect(toIsoCountry(written)).toBe(expected);
});
