import { expect, test } from 'vitest';
import { validateComment } from './validateComment.ts';

test.for([
  ['', 'missing'],
  ['   ', 'missing'],
  ['Lovely!', null],
  ['a'.repeat(1000), null],
  ['a'.repeat(1001), 'tooLong'],
] as const)('a comment %j: %s', ([text, error]) => {
  expect(validateComment(text)).toBe(error);
});
