import { expect, test } from 'vitest';
import type { ServingRules } from '../../build/hosting/servingRules.ts';
import { compareAnswer } from './compareAnswer.ts';
import { expectAnswers } from './expectAnswers.ts';

const html = { 'Cache-Control': 'no-cache', 'X-Frame-Options': 'DENY' };
const rules: ServingRules = {
  host: 'members.tavelune.ch.example',
  rules: [
    { path: '/robots.txt', serves: 'file', headers: { 'Cache-Control': 'no-cache' } },
    { path: '/assets/*', serves: 'file', headers: { 'Cache-Control': 'immutable' } },
    { path: '/api/*', serves: 'proxy', to: 'https://api.example', headers: {} },
    { path: '/', serves: 'page', page: 'index.html', headers: html },
    { path: '/*', serves: 'page', page: 'member.html', headers: html },
  ],
  missing: html,
};
const paths = [
  ...['index.html', 'index.html.br', 'index.html.gz', 'member.html', '404.html', '_headers', 'robots.txt'],
  ...['assets/a b-0123456789.js', 'assets/a b-0123456789.js.br'],
];
const files = paths.map((path) => ({ path, sha256: `hash of ${path}`, size: 1 }));

test('every file is expected where it is sent, 404.html where one is missing, and nothing of the operator is asked', () => {
  const answers = expectAnswers({ files, rules });
  expect(answers.map(({ address, status, file }) => [address, status, file?.path])).toEqual([
    ['/', 200, 'index.html'],
    ['/membership-area/home', 200, 'member.html'],
    ['/robots.txt', 200, 'robots.txt'],
    ['/assets/a%20b-0123456789.js', 200, 'assets/a b-0123456789.js'],
    ['/assets/none-0123456789.js', 404, '404.html'],
    ['/.git/config', 404, '404.html'],
  ]);
  expect(answers[0]!.acceptEncodings).toEqual(['identity', 'gzip, deflate, br, zstd', 'gzip']);
  expect(answers[1]!.headers).toEqual({ ...html, 'Content-Type': 'text/html; charset=utf-8' });
});

test('a host without a site leads to the same address elsewhere, or shows its page', () => {
  const shared = { host: 'old.example', headers: { 'Cache-Control': 'no-cache' } };
  const moved = { ...shared, status: 301 as const, location: 'https://new.example', keepsPath: true };
  expect(expectAnswers({ files: [], rules: moved })).toMatchObject([
    {
      status: 301,
      file: undefined,
      headers: { 'Cache-Control': 'no-cache', Location: expect.stringMatching(/^https:\/\/new\.example\/magiclink/) },
    },
  ]);
  const gone = { ...shared, status: 410 as const, page: 'hosts/old.example/404.html' };
  const page = { path: gone.page, sha256: '0', size: 1 };
  expect(expectAnswers({ files: [page], rules: gone })).toMatchObject([
    { status: 410, file: page, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  ]);
});

const robots = { status: 200 as const, file: { path: 'robots.txt', sha256: '', size: 0 }, headers: { A: '1' } };
const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const compare = (came: Record<string, string>, encoding = '') =>
  compareAnswer(
    {
      ...robots,
      file: { ...robots.file, sha256: emptyHash },
      headers: { A: '1', 'Content-Type': 'text/plain; charset=utf-8' },
    },
    { status: 200, headers: came, encoding, body: Buffer.alloc(0) },
    'gzip, br',
    ['a', 'b', 'content-type'],
  ).map(({ part, expected, came: found }) => [part, expected, found]);

test('a header that no rule sets, an ETag or a form of the content type is no difference', () => {
  expect(
    compare({ a: '1', 'content-type': 'text/plain;charset=UTF-8', etag: 'W/"x-br"', server: 'cdn' }, 'br'),
  ).toEqual([]);
});

test('a header that is missing, has another value or belongs to another rule is a difference, and so is a form that was not asked for', () => {
  expect(compare({ a: '2', b: '1' }, 'zstd')).toEqual([
    ['a', '"1"', '"2"'],
    ['b', 'missing', '"1"'],
    ['content-type', '"text/plain; charset=utf-8"', 'missing'],
    ['content-encoding', '"gzip, br"', '"zstd"'],
  ]);
});
