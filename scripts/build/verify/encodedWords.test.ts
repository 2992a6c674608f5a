import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findEncodedRuns, toBase64Fragments, toHex } from './encodedWords.ts';

test('a word is found in base64 at every alignment', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 20 }), fc.uint8Array({ maxLength: 20 }), (before, after) => {
      const encoded = Buffer.concat([before, Buffer.from('cloverfen'), after]).toString('base64');
      return toBase64Fragments('cloverfen').some((piece) => encoded.includes(piece));
    }),
  );
});

test('short words have no fragments', () => {
  expect(toBase64Fragments('abc')).toEqual([]);
});

test('a word becomes hexadecimal digits', () => {
  expect(toHex('Ab')).toBe('4162');
});

test('only runs that could be encoded are searched', () => {
  expect(findEncodedRuns('a short, plain line; "Y2xvdmVyZmVuCg=="')).toBe('Y2xvdmVyZmVuCg');
});
