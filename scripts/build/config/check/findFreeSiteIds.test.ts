import { expect, test } from 'vitest';
import { findFreeSiteIds } from './findFreeSiteIds.ts';

const upTo = (last: number) => new Set(Array.from({ length: last }, (_, index) => index + 1));

test.for<[string, ReadonlySet<number>, number, number[]]>([
  ['none is taken', new Set(), 2, [1, 2]],
  ['a gap stays a gap', new Set([1, 2, 7]), 3, [8, 9, 10]],
  ['the end is reached', new Set([1, 3, 9998]), 3, [9999, 2, 4]],
  ['all are taken', upTo(9999), 1, []],
])('%s', ([, used, amount, free]) => {
  expect(findFreeSiteIds(used, amount)).toEqual(free);
});
