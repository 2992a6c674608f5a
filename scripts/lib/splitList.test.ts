import { expect, test } from 'vitest';
import { splitList } from './splitList.ts';

test.for<[string, string[]]>([
  ['', []],
  ['de', ['de']],
  [' de, at ch;uk,', ['de', 'at', 'ch', 'uk']],
])('the list "%s"', ([text, items]) => {
  expect(splitList(text)).toEqual(items);
});
