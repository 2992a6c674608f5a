import { expect, test } from 'vitest';
import { findNeighbours, type ListOrigin, parseListOrigin, toListOriginState } from './listOrigin.ts';

const origin: ListOrigin = { list: 'matches', search: '?photoFilter=1', entry: 'abc /matches', position: 3 };

test('the list of a link is read again from its state', () => {
  expect(parseListOrigin(toListOriginState(origin))).toEqual(origin);
});

test.for([
  ['no state', null],
  ['the state of another page', { reason: 'expired' }],
  ['an unknown list', { from: { ...origin, list: 'strangers' } }],
  ['a list without an address', { from: { list: 'matches' } }],
] as const)('%s is no list', ([, state]) => {
  expect(parseListOrigin(state)).toBeNull();
});

const people = ['1', '2', '3'].map((profileId) => ({ profileId }));

test.for([
  ['1', null, '2'],
  ['2', '1', '3'],
  ['3', '2', null],
] as const)('beside %s stand %s and %s', ([id, previous, next]) => {
  const found = findNeighbours(people, id);
  expect([found.previous?.profileId ?? null, found.next?.profileId ?? null]).toEqual([previous, next]);
  expect(found.listed).toBe(true);
});

test('a person who is not in the list has no neighbours', () => {
  expect(findNeighbours(people, '4')).toEqual({ previous: null, next: null, listed: false });
});

test('a list that is made up for a page names its people', () => {
  const home: ListOrigin = { ...origin, list: 'home', people: ['3', '1'] };
  expect(parseListOrigin(toListOriginState(home))).toEqual(home);
  expect(parseListOrigin({ from: { ...home, people: '3 1' } })).toBeNull();
});
