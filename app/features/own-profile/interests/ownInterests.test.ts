import { expect, test } from 'vitest';
import { interestKeys } from '../../../api/contract/profile.ts';
import { isSameSelection, listInterests, toggleInterest } from './ownInterests.ts';

test('every interest has a text, and general ones come first', () => {
  const listed = listInterests(interestKeys);
  expect(listed.map(({ key }) => key).sort()).toEqual([...interestKeys].sort());
  const firstIntimate = listed.findIndex(({ intimate }) => intimate);
  expect(listed.slice(firstIntimate).every(({ intimate }) => intimate)).toBe(true);
});

test('interests that are not available or have no text are left out', () => {
  expect(listInterests(['romantic', 'chess']).map(({ key }) => key)).toEqual(['romantic']);
});

test('an interest is added and removed', () => {
  expect(toggleInterest(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggleInterest(['a', 'b'], 'a')).toEqual(['b']);
});

test.for([
  [[], [], true],
  [['a', 'b'], ['b', 'a'], true],
  [['a'], ['b'], false],
  [['a'], ['a', 'b'], false],
] as const)('%j and %j are the same selection: %s', ([one, other, expected]) => {
  expect(isSameSelection(one, other)).toBe(expected);
});
