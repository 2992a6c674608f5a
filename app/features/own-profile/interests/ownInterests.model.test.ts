import { expect, test } from 'vitest';
import { interestKeys } from '../../../api/contract/profile.ts';
import { isSameSelection, listInterests, toggleInterest } from './ownInterests.model.ts';

test('there are words for every interest, and the calm ones come first', () => {
  const listed = listInterests(interestKeys);
  expect(listed.map(({ key }) => key).sort()).toEqual([...interestKeys].sort());
  const firstIntimate = listed.findIndex(({ intimate }) => intimate);
  expect(listed.slice(firstIntimate).every(({ intimate }) => intimate)).toBe(true);
});

test('what is not offered, or has no words, is left out', () => {
  expect(listInterests(['romantic', 'chess']).map(({ key }) => key)).toEqual(['romantic']);
});

test('a choice is put in and taken out', () => {
  expect(toggleInterest(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggleInterest(['a', 'b'], 'a')).toEqual(['b']);
});

test.for([
  [[], [], true],
  [['a', 'b'], ['b', 'a'], true],
  [['a'], ['b'], false],
  [['a'], ['a', 'b'], false],
] as const)('%j and %j are the same: %s', ([one, other, expected]) => {
  expect(isSameSelection(one, other)).toBe(expected);
});
