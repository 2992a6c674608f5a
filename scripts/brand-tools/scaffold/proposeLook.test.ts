import { expect, test } from 'vitest';
import { motifsOf, WrittenLook } from '../../../themes/look.ts';
import { type BrandFace, proposeLook } from './proposeLook.ts';

const coast = { ageBracket: 50, signIn: 'beside', home: 'person', motif: 'coast' } as const;

test('any number of new brands of an age bracket look different, as long as there are enough choices', () => {
  const faces: BrandFace[] = [coast];
  const signIns = WrittenLook.shape.signIn.unwrap().options.length;
  const pairs = motifsOf(50).length * signIns;
  const compositions = signIns * WrittenLook.shape.home.unwrap().options.length;
  while (faces.length < pairs) {
    faces.push({ ...coast, ...proposeLook(50, faces, {}) });
    if (faces.length > compositions) continue;
    expect(new Set(faces.map(({ signIn, home }) => `${signIn} ${home}`)).size).toBe(faces.length);
  }
  expect(new Set(faces.map(({ signIn, motif }) => `${signIn} ${motif}`)).size).toBe(pairs);
  // One more than there are choices equals another one, and is still valid.
  expect(Object.keys(proposeLook(50, faces, {}))).toEqual(['signIn', 'home', 'motif']);
});

test('a landscape that few brands have goes before one that many have, and the first of the schema before others', () => {
  const first = { signIn: 'beside', home: 'person', motif: 'vineyard' };
  expect(proposeLook(50, [], {})).toEqual(first);
  expect(proposeLook(50, [{ ...coast, motif: 'vineyard' }], {})).toEqual({
    signIn: 'full',
    home: 'magazine',
    motif: 'lavender',
  });
  // Brands for others do not count.
  expect(proposeLook(50, [{ ...coast, ageBracket: 60 }], {})).toEqual(first);
});

test('only what is left open is proposed', () => {
  expect(proposeLook(50, [coast], { motif: 'coast' })).toEqual({ signIn: 'full', home: 'magazine' });
  expect(proposeLook(50, [coast], { signIn: 'beside' })).toEqual({ home: 'magazine', motif: 'vineyard' });
  expect(proposeLook(50, [coast], { signIn: 'band', home: 'letters', motif: 'coast' })).toEqual({});
  expect(proposeLook(50, [coast], { motif: 'no such' })).toEqual({});
  expect(proposeLook(45, [coast], {})).toEqual({});
});
