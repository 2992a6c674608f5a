import { expect, test } from 'vitest';
import { hashText } from './hashText.ts';

test('a text always gives the same number', () => {
  expect(hashText('')).toBe(2_872_998_923);
  expect(hashText('tavelune')).toBe(hashText('tavelune'));
});

test('near texts give numbers far apart, in all of the range', () => {
  const numbers = Array.from({ length: 4000 }, (_, index) => hashText(`brand-${index}`));
  expect(new Set(numbers).size).toBe(4000);
  const quarters = [0, 1, 2, 3].map((quarter) => numbers.filter((value) => value >>> 30 === quarter).length);
  for (const amount of quarters) expect(Math.abs(amount - 1000)).toBeLessThan(120);
});
