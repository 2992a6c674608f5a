import path from 'node:path';
import { expect, test } from 'vitest';
import { listFirstSegments } from '../compile/pages/appPages.ts';
import { readPages } from '../compile/pages/readPages.ts';
import { assertValidHeader } from './headerLines.ts';
import type { ServingRules } from './servingRules.ts';
import { groupByShape } from './siteShapes.ts';
import {
  toCaddyContext,
  toHeadersContext,
  toNginxContext,
  toNginxServerName,
  toRedirectsContext,
} from './templateContexts.ts';

const rules = (value = 'calm'): ServingRules => ({
  host: 'members.probelund.de.example',
  rules: [
    { path: '/assets/*', serves: 'file', headers: { 'Cache-Control': 'public, immutable' } },
    { path: '/robots.txt', serves: 'file', headers: { 'Cache-Control': 'no-cache' } },
    {
      path: '/*',
      serves: 'page',
      page: 'member.html',
      headers: { 'Cache-Control': 'no-cache, no-transform', 'X-Mood': value },
    },
  ],
  missing: { 'Cache-Control': 'no-cache, no-transform', 'X-Mood': value },
});

test.for([
  'a\r\nX-Evil: 1',
  'a\nb',
  'a\u2028b',
  'a"; add_header X-Evil 1; #',
  'a\\',
  '$http_cookie',
  '{env.HOME}',
  '`a`',
  'ä',
  ' a',
  'a ',
  '',
])('%j is refused as the value of a header', (value) => {
  for (const toContext of [toNginxContext, toCaddyContext]) {
    expect(() => toContext(groupByShape([rules(value)])), toContext.name).toThrow('cannot have the value');
  }
  expect(() => toHeadersContext(rules(value))).toThrow('cannot have the value');
});

test('only the value of a header that sites do not share may have quotes, which servers get escaped', () => {
  const quoted = { 'Reporting-Endpoints': 'default="https://reports.example/web?site=a"' };
  const { missing, ...others } = rules();
  const context = toNginxContext(groupByShape([{ ...others, missing: { ...missing, ...quoted } }]));
  expect(context.values[0]![0]!.value).toBe(String.raw`default=\"https://reports.example/web?site=a\"`);
  expect(context.shapes[0]!.locations.at(-1)!.headers.at(-1)!.value).toBe('$matchpress_header_0');
});

test.for(['X Mood', 'X-Mood:', 'X-Mood\n', '', '$x'])('%j is refused as the name of a header', (name) => {
  expect(() => assertValidHeader(name, 'calm')).toThrow('no name');
});

test('nginx prefers files and folders to the rest, and only 404.html is internal', () => {
  const { locations } = toNginxContext(groupByShape([rules()])).shapes[0]!;
  expect(locations.map(({ match, page, internal }) => [match, page, internal])).toEqual([
    ['^~ /assets/', undefined, false],
    ['= /robots.txt', undefined, false],
    ['/', 'member.html', false],
    ['= /404.html', '404.html', true],
  ]);
  expect(locations.map(({ headers }) => headers[0]!.always)).toEqual([false, true, true, true]);
});

test('a block of _headers removes what it changes, and none makes a missing file immutable', () => {
  const { blocks } = toHeadersContext(rules());
  expect(blocks.map(({ path, detached, headers }) => [path, detached, headers.map(({ value }) => value)])).toEqual([
    ['/*', [], ['no-cache, no-transform', 'calm']],
    ['/assets/*', ['Cache-Control'], ['public, max-age=3600']],
    ['/robots.txt', ['Cache-Control'], ['no-cache']],
  ]);
});

test('a block of _headers has every header of its rule', () => {
  const { rules: all, ...site } = rules();
  const headers = { 'Cache-Control': 'max-age=300', 'Content-Disposition': 'attachment' };
  const { blocks } = toHeadersContext({ ...site, rules: [{ path: '/downloads/*', serves: 'file', headers }, ...all] });
  const block = blocks.find(({ path }) => path === '/downloads/*');
  expect(Object.fromEntries(block!.headers.map(({ name, value }) => [name, value]))).toEqual(headers);
});

test("a document with its own policy removes the page's headers in _headers", () => {
  const page = {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': 'a',
    'X-Frame-Options': 'DENY',
    'X-Mood': 'calm',
  };
  const own = { 'Cache-Control': 'no-cache', 'Content-Security-Policy': 'b', 'X-Mood': 'calm' };
  const { blocks } = toHeadersContext({
    ...rules(),
    rules: [
      { path: '/frames/chat', serves: 'page', page: 'frames/chat.html', headers: own },
      { path: '/frames/*', serves: 'file', headers: { 'Cache-Control': 'no-cache' } },
      { path: '/*', serves: 'page', page: 'member.html', headers: page },
    ],
    missing: page,
  });
  expect(blocks.map(({ path, detached, headers }) => [path, detached, headers.map(({ name }) => name)])).toEqual([
    ['/*', [], ['Cache-Control', 'Content-Security-Policy', 'X-Frame-Options', 'X-Mood']],
    ['/frames/chat', ['Content-Security-Policy', 'X-Frame-Options'], ['Content-Security-Policy']],
  ]);
});

test('a header longer than hosts read is refused', () => {
  expect(() => toHeadersContext(rules('a'.repeat(2001)))).toThrow('longer than a line');
});

test('no file lies where a page is, and there are fewer pages than hosts read', () => {
  const segments = listFirstSegments(readPages(path.resolve(import.meta.dirname, '../../..')));
  expect(segments.filter((one) => ['/assets', '/legal', '/icons', '/frames', '/robots.txt'].includes(one))).toEqual([]);
  // Cloudflare reads 100 rules with a star.
  expect(segments.length).toBeLessThan(100);
});

test.for<[host: string, expected: string]>([
  ['members.a.example', 'members.a.example'],
  [`${'a'.repeat(38)}.example`, `${'a'.repeat(38)}.example`],
  [`${'a'.repeat(39)}.example`, `"~^${'a'.repeat(39)}\\.example$"`],
])('nginx is told the host %s as %s', ([host, expected]) => {
  expect(toNginxServerName(host)).toBe(expected);
});

test('_redirects answers the addresses of sign-in with its document, and all without one with that of members', () => {
  const documents = [
    { path: '/login', shownAt: ['/', '/login'], file: 'index.html' },
    { path: '/resetPassword', file: 'resetPassword.html' },
    { path: '/error/404', file: '404.html' },
  ];
  expect(toRedirectsContext(false, documents, ['/login', '/membership-area', '/resetPassword'])).toEqual({
    isProxied: false,
    pages: [
      { path: '/login', page: '/' },
      { path: '/error/404', page: '/404' },
    ],
    memberPageAddress: '/member',
    addresses: [
      { path: '/login', hasPage: true },
      { path: '/membership-area', hasPage: false },
      { path: '/resetPassword', hasPage: true },
    ],
  });
});
