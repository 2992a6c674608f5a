import { expect, test } from 'vitest';
import { parseUrl } from './parseUrl.ts';

test.for([
  ['https://a.example/b?c', undefined, 'https://a.example/b?c'],
  ['/b', 'https://a.example', 'https://a.example/b'],
  ['/b', undefined, undefined],
  ['https://', undefined, undefined],
  ['//[', 'https://a.example', undefined],
] as const)('%s on %s is %s', ([address, base, expected]) => {
  expect(parseUrl(address, base)?.href).toBe(expected);
});
