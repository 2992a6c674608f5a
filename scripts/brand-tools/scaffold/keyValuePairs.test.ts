import { expect, test } from 'vitest';
import { formatPairs, parsePairs } from './keyValuePairs.ts';

test.for<[string, string, Record<string, string>]>([
  ['', '', {}],
  ['de=136 at=137', '', { de: '136', at: '137' }],
  ['de=136,at=137', '', { de: '136', at: '137' }],
  ['ch=fr,de,en at=de', '', { ch: 'fr,de,en', at: 'de' }],
  ['help@a.example, de=hilfe@a.example', 'help@a.example', { de: 'hilfe@a.example' }],
  ['136', '136', {}],
  ['de=', '', { de: '' }],
])('the pairs "%s"', ([text, unkeyed, pairs]) => {
  expect(parsePairs(text)).toEqual({ unkeyed, pairs: new Map(Object.entries(pairs)), repeated: [] });
});

test('formatted pairs can be parsed', () => {
  const pairs = [['de', 'de,en'] as const, ['uk', 'en'] as const];
  expect(parsePairs(formatPairs(pairs)).pairs).toEqual(new Map(pairs));
});
