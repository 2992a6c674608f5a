import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findEncodedRuns, toBase64Fragments, toHex } from './encodings.ts';

test('a word shows in base64 wherever it stands', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 20 }), fc.uint8Array({ maxLength: 20 }), (before, after) => {
      const encoded = Buffer.concat([before, Buffer.from('cloverfen'), after]).toString('base64');
      return toBase64Fragments('cloverfen').some((piece) => encoded.includes(piece));
    }),
  );
});

test('short words have no piece that is sure', () => {
  expect(toBase64Fragments('abc')).toEqual([]);
});

test('words in hexadecimal', () => {
  expect(toHex('Ab')).toBe('4162');
});

test('only what could be encoded is looked at', () => {
  expect(findEncodedRuns('a short, plain line; "Y2xvdmVyZmVuCg=="')).toBe('Y2xvdmVyZmVuCg');
});
