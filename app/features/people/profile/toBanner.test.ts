import { expect, test } from 'vitest';
import { toBanner } from './toBanner.ts';

test.for([
  [1, '01'],
  [23, '23'],
  [24, '01'],
  [0, '01'],
  [2.5, '01'],
  [null, '01'],
] as const)('background %s is banner %s', ([background, banner]) => {
  expect(toBanner(background)).toBe(banner);
});
