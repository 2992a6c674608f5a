import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { findCanaries, findLeaks, type RequestPart, type SentRequest } from './findLeaks.ts';

const email = 'Wilhelmine.Quorren@canary.example';
const canaries = [
  { field: 'email', value: email },
  { field: 'message', value: 'Grüße vom Wasserfall' },
];
const nowhere = () => false;
const request = (changes: Partial<SentRequest>): SentRequest => ({
  ...{ method: 'GET', url: 'https://statistics.example/', headers: {}, body: '' },
  ...changes,
});
const digest = (name: string, text: string, format: 'hex' | 'base64') => createHash(name).update(text).digest(format);

const planted: [string, Partial<SentRequest>, RequestPart, string][] = [
  ['a path', { url: `https://x.example/u/${email}` }, 'address', 'plain'],
  ['a query', { url: `https://x.example/?e=${encodeURIComponent(email)}` }, 'address', 'plain'],
  [
    'an address in an address',
    { url: `https://x.example/?r=${encodeURIComponent(encodeURIComponent(`?${email}`))}` },
    'address',
    'plain',
  ],
  ['a path in lower case', { url: `https://x.example/${email.toLowerCase()}` }, 'address', 'plain'],
  ['a Referer', { headers: { referer: `https://site.example/${email}` } }, 'referer', 'plain'],
  ['a header', { headers: { 'x-member': email } }, 'headers', 'plain'],
  ['a body', { method: 'POST', body: JSON.stringify({ email }) }, 'body', 'plain'],
  ['a frame of a socket', { method: 'FRAME', url: 'wss://x.example/', body: email }, 'body', 'plain'],
  ['base64', { body: Buffer.from(email).toString('base64') }, 'body', 'base64'],
  ['base64 of more than it, by one byte', { body: Buffer.from(`{${email}}`).toString('base64') }, 'body', 'base64'],
  [
    'the claims of a token',
    { url: `https://x.example/?t=${Buffer.from(`"e${email}"`).toString('base64url')}` },
    'address',
    'base64',
  ],
  ['hex', { body: Buffer.from(email).toString('hex').toUpperCase() }, 'body', 'hex'],
  ['MD5', { body: digest('md5', email.toLowerCase(), 'hex') }, 'body', 'md5 in hex'],
  ['SHA-1', { body: digest('sha1', email.toLowerCase(), 'hex') }, 'body', 'sha1 in hex'],
  ['SHA-256', { body: digest('sha256', email.toLowerCase(), 'hex') }, 'body', 'sha256 in hex'],
  ['SHA-256 in base64', { body: digest('sha256', email, 'base64') }, 'body', 'sha256 in base64'],
];

test.each(planted)('a planted leak is found in %s', (_, changes, part, encoding) => {
  const sent = request(changes);
  expect(findLeaks([request({}), sent], canaries, nowhere)).toEqual([
    { field: 'email', encoding, part, request: `${sent.method} ${sent.url}` },
  ]);
});

test.each([
  ['a form', 'text=Gr%C3%BC%C3%9Fe+vom+Wasserfall', 'plain'],
  ['JSON of ASCII', '{"text":"Gr\\u00fc\\u00dfe vom Wasserfall"}', 'escaped'],
])('a text with umlauts is found in %s', (_, text, encoding) => {
  expect(findCanaries(text, canaries)).toEqual([{ field: 'message', encoding }]);
});

test('what belongs to a part of a request is no leak there, and one everywhere else', () => {
  const url = 'https://api.example/login';
  const body = JSON.stringify({ email });
  const belongs = (sent: SentRequest, part: RequestPart) => sent.url === url && part === 'body';
  expect(findLeaks([request({ method: 'POST', url, body })], canaries, belongs)).toEqual([]);
  expect(findLeaks([request({ method: 'POST', body })], canaries, belongs)).toHaveLength(1);
  expect(findLeaks([request({ url, headers: { referer: body } })], canaries, belongs)).toHaveLength(1);
});
