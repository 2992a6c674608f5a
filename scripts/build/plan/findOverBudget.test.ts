import { expect, test } from 'vitest';
import { findOverBudget } from './findOverBudget.ts';

const site = { host: 'a.de', brand: 'a', files: 10, bytes: 2_000_000 };

test('a site may have what its budget allows, and its brand may have one of its own', () => {
  expect(findOverBudget([site], undefined)).toEqual([]);
  expect(findOverBudget([site], { files: 10, bytes: 2_000_000, brands: {} })).toEqual([]);
  expect(
    findOverBudget([site, { ...site, host: 'b.de', brand: 'b' }], {
      files: 9,
      bytes: 1_900_000,
      brands: { b: { files: 10 } },
    }),
  ).toEqual([
    'a.de has 10 files, and siteBudget allows 9 files',
    'a.de has 2.0 MB, and siteBudget allows 1.9 MB',
    'b.de has 2.0 MB, and siteBudget allows 1.9 MB',
  ]);
  expect(findOverBudget([site], { files: 20, bytes: 3_000_000, brands: { a: { files: 5 } } })).toEqual([
    'a.de has 10 files, and siteBudget of a allows 5 files',
  ]);
});
