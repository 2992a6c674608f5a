import { expect, test } from 'vitest';
import { deltaRules, toDeltaName, toDeltaPath, toDocumentDictionary } from './deltas.ts';

test.for<[path: string, name: string | undefined]>([
  ['index.html', 'index.html'],
  ['member.html', 'member.html'],
  ['assets/core-0123456789.js', 'match="/assets/core-*.js"'],
  ['assets/guest-core-0123456789.js', 'match="/assets/guest-core-*.js"'],
  ['assets/lazy-files-0123456789.js', 'match="/assets/lazy-files-*.js"'],
  ['assets/guest-core-_E1mKpYo.css', 'match="/assets/guest-core-*.css"'],
  ['assets/Toast-B-bL8ox0.css', 'match="/assets/Toast-*.css"'],
  ['assets/SignInPage-b2471411cd.css', 'match="/assets/SignInPage-*.css"'],
  ['assets/core.js', undefined],
  ['assets/core-0123456789.js.br', undefined],
  ['assets/fonts/body-0123456789.woff2', undefined],
  ['assets/art/a-0123456789.js', undefined],
  ['resetPassword.html', undefined],
])('%s has the name %s in all releases, by which a script is the dictionary of later ones', ([path, name]) => {
  expect(toDeltaName(path)).toBe(name);
});

test.for<[accepted: string, accepts: boolean]>([
  ['gzip, deflate, br, zstd, dcb, dcz', true],
  ['dcz', true],
  ['br,dcz;q=0.01', true],
  ['dcz;q=1', true],
  ['dcz ; q=.5, br', true],
  ['dcz;q=0', false],
  ['dcz;q=0.000', false],
  ['dczz, xdcz', false],
  ['', false],
])('Accept-Encoding %j accepts deltas: %s', ([accepted, accepts]) => {
  expect(new RegExp(deltaRules.acceptsDeltasPattern).test(accepted)).toBe(accepts);
});

test('the dictionary for all other addresses is none for those that have a document of their own', () => {
  const matches = (rulePath: string, path: string) =>
    new URLPattern(/match="([^"]*)"/.exec(toDocumentDictionary(rulePath))![1]!, 'https://site').test(
      path,
      'https://site',
    );
  const addresses = ['/', '/?a=b', '/login', '/membership-area/home'];
  expect(addresses.map((path) => ['/', '/login', '/*'].filter((rulePath) => matches(rulePath, path)))).toEqual([
    ['/'],
    ['/'],
    ['/login'],
    ['/*'],
  ]);
});

test('a dictionary whose hash begins with or doubles a slash has a path', () => {
  const path = (bytes: string) => toDeltaPath('assets/core-0123456789.js', bytes.padEnd(64, '0'));
  expect(path('fc')).toMatch(/^assets\/core-0123456789\.js\/A{42}=\.dcz$/);
  expect(path('ffff')).toMatch(/^assets\/core-0123456789\.js\/8A{40}=\.dcz$/);
});
