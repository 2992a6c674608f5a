import { expect, test } from 'vitest';
import { parseSize } from './parseSize.ts';

test('reads bytes and their multiples, and nothing else', () => {
  expect(['0', '1200', '3k', '500M', '5G'].map(parseSize)).toEqual([0, 1200, 3000, 500_000_000, 5_000_000_000]);
  for (const text of ['', 'G', '-1', '1.5G', '5T', ' 5'])
    expect(() => parseSize(text)).toThrow(`${text} is no size; write a number of bytes, or such as 500M or 5G`);
});
