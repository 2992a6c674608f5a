import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWithEarlyResponses } from './fetchWithEarlyResponses.ts';

const url = 'https://api.example/api/config/user';
const authorization = 'Bearer a.b.c';
const withToken = { headers: { Authorization: authorization } };

/** Sets a request that the document has sent. */
function sendEarly(response: Promise<Response> = Promise.resolve(new Response('early'))) {
  const abort = new AbortController();
  globalThis.earlyRequests = { authorization, byUrl: { [url]: { response, abort } } };
  return abort;
}

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('sent'));
});
afterEach(() => {
  globalThis.earlyRequests = undefined;
  vi.restoreAllMocks();
});

const read = async (request: Request) => (await fetchWithEarlyResponses(request)).text();

test('hands over the response of a request that the document has sent, once', async () => {
  sendEarly();
  expect(await read(new Request(url, withToken))).toBe('early');
  expect(await read(new Request(url, withToken))).toBe('sent');
});

test.for<[what: string, request: Request]>([
  ['of another member', new Request(url, { headers: { Authorization: 'Bearer d.e.f' } })],
  ['without a token', new Request(url)],
  ['to another address', new Request(`${url}?page=2`, withToken)],
  ['that changes something', new Request(url, { ...withToken, method: 'POST' })],
])('sends a request %s', async ([, request]) => {
  sendEarly();
  expect(await read(request)).toBe('sent');
});

test('sends what the document has asked for too long ago', async () => {
  sendEarly();
  vi.spyOn(performance, 'now').mockReturnValue(30_001);
  expect(await read(new Request(url, withToken))).toBe('sent');
});

test('sends without early requests, as in development', async () => {
  expect(await read(new Request(url, withToken))).toBe('sent');
});

test('aborts the request of the document with the one that takes it over', async () => {
  const early = sendEarly(new Promise(() => {}));
  const own = new AbortController();
  void fetchWithEarlyResponses(new Request(url, { ...withToken, signal: own.signal }));
  own.abort('gone');
  expect(early.signal.reason).toBe('gone');
});

test('passes on why the request of the document has failed', async () => {
  sendEarly(Promise.reject(new TypeError('offline')));
  await expect(read(new Request(url, withToken))).rejects.toThrow('offline');
});
