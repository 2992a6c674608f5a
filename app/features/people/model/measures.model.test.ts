import { expect, test } from 'vitest';
import { toFeetAndInches } from './measures.model.ts';

test.for([
  [5.6, 5, 7],
  [5, 5, 0],
  [5.5, 5, 6],
  [4.5, 4, 6],
  [5.75, 5, 9],
  [5.99, 5, 11],
  [6.25, 6, 3],
] as const)('%f is %i ft %i in', ([height, feet, inches]) => {
  expect(toFeetAndInches(height)).toEqual({ feet, inches });
});
