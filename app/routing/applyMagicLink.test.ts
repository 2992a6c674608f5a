import { expect, test } from 'vitest';
import type { ParsedToken } from '../api/parseToken.ts';
import { decideOnMagicLink } from './applyMagicLink.ts';

const token = (userId: string): ParsedToken => ({
  kind: 'valid',
  raw: 'a.b.c',
  claims: { userId, email: 'ida@example.com', country: 'DE', exp: 2e9 },
});

test.for<[string, ParsedToken, ParsedToken, ReturnType<typeof decideOnMagicLink>]>([
  ['a guest opens a valid link', { kind: 'invalid' }, token('7'), 'signIn'],
  ['the same member is signed in', token('7'), token('7'), 'signIn'],
  ['the stored token has expired', { kind: 'expired' }, token('7'), 'signIn'],
  ['another member is signed in', token('8'), token('7'), 'ask'],
  ['a guest opens an expired link', { kind: 'invalid' }, { kind: 'expired' }, 'refuse'],
  ['a guest opens an invalid link', { kind: 'invalid' }, { kind: 'invalid' }, 'refuse'],
  ['another member is signed in and the link has expired', token('8'), { kind: 'expired' }, 'refuse'],
])('%s', ([, stored, link, expected]) => {
  expect(decideOnMagicLink(stored, link)).toBe(expected);
});
