import { expect, test } from 'vitest';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { findSharedProfile } from './findSharedProfile.ts';

const matches = pathTo('matches');
const profile = pathTo('memberProfile', { id: '7' });

test.for<[string, string, string, string | null]>([
  ['to a profile', matches, profile, profile],
  ['back from a profile', profile, matches, profile],
  ['back from a part of a profile', `${profile}/questions`, matches, profile],
  ['between lists', matches, pathTo('visitors'), null],
  ['between profiles', profile, pathTo('memberProfile', { id: '8' }), null],
  ['within a profile', profile, `${profile}/questions`, null],
  ['to an address without an id', matches, pathTo('memberProfile'), null],
])('%s', ([, from, to, expected]) => {
  expect(findSharedProfile(from, to)).toBe(expected);
});
