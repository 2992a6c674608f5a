import { expect, test } from 'vitest';
import { motifsOf, WrittenLook } from '../../../themes/look.ts';
import { type BrandFace, proposeSignInLook } from './proposeSignInLook.ts';

const coast = { ageBracket: 50, signIn: 'beside', motif: 'coast' } as const;

test('any number of new brands of an age bracket look different, as long as there are enough choices', () => {
  const faces: BrandFace[] = [coast];
  const pairs = motifsOf(50).length * WrittenLook.shape.signIn.unwrap().options.length;
  while (faces.length < pairs) faces.push({ ...coast, ...proposeSignInLook(50, faces, {}) });
  expect(new Set(faces.map(({ signIn, motif }) => `${signIn} ${motif}`)).size).toBe(pairs);
  // One more than there are choices equals another one, and is still valid.
  expect(proposeSignInLook(50, faces, {})).toEqual({ signIn: expect.any(String), motif: expect.any(String) });
});

test('a landscape that few brands have goes before one that many have, and the first of the schema before others', () => {
  expect(proposeSignInLook(50, [], {})).toEqual({ signIn: 'beside', motif: 'vineyard' });
  expect(proposeSignInLook(50, [{ ...coast, motif: 'vineyard' }], {})).toEqual({ signIn: 'full', motif: 'lavender' });
  // Brands for others do not count.
  expect(proposeSignInLook(50, [{ ...coast, ageBracket: 60 }], {})).toEqual({ signIn: 'beside', motif: 'vineyard' });
});

test('only what is left open is proposed', () => {
  expect(proposeSignInLook(50, [coast], { motif: 'coast' })).toEqual({ signIn: 'full' });
  expect(proposeSignInLook(50, [coast], { signIn: 'beside' })).toEqual({ motif: 'vineyard' });
  expect(proposeSignInLook(50, [coast], { signIn: 'band', motif: 'coast' })).toEqual({});
  expect(proposeSignInLook(50, [coast], { motif: 'no such' })).toEqual({});
  expect(proposeSignInLook(45, [coast], {})).toEqual({});
});
