import { expect, test } from 'vitest';
import type { ParsedToken } from '../api/token.ts';
import { decideOnMagicLink } from './emailLink.ts';

const token = (user_id: string): ParsedToken => ({
  kind: 'valid',
  raw: 'a.b.c',
  claims: { user_id, email: 'ida@example.com', country: 'DE', exp: 2e9 },
});

test.for<[string, ParsedToken, ParsedToken, ReturnType<typeof decideOnMagicLink>]>([
  ['nobody is signed in', { kind: 'invalid' }, token('7'), 'enter'],
  ['the same member is', token('7'), token('7'), 'enter'],
  ['they were, once', { kind: 'expired' }, token('7'), 'enter'],
  ['somebody else is', token('8'), token('7'), 'ask'],
  ['nobody is, and the link is over', { kind: 'invalid' }, { kind: 'expired' }, 'refuse'],
  ['nobody is, and the link is damaged', { kind: 'invalid' }, { kind: 'invalid' }, 'refuse'],
  ['somebody is, and the link is over', token('8'), { kind: 'expired' }, 'refuse'],
])('%s', ([, stored, link, expected]) => {
  expect(decideOnMagicLink(stored, link)).toBe(expected);
});
