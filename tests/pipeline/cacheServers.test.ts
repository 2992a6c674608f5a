import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { createWaitLimiter } from '../../scripts/lib/createWaitLimiter.ts';
import { type EntryKeys, readPublicKey, readSigningKey } from '../../scripts/lib/entrySignature.ts';
import { sha256 } from '../../scripts/lib/hash.ts';
import { connectRemoteCache, type RemoteCache, waitLimits } from '../../scripts/lib/remoteCache.ts';
import { createSigningKey, publicKeyOf } from '../support/createSigningKey.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A tenth of the patience of a build. */
const limits = { each: 400, late: 2, total: 800, answer: 1 };

const ownKeys = readKeys(createSigningKey());

/** The keys of a machine that writes. */
function readKeys(signingKey: string): EntryKeys {
  return { publicKey: readPublicKey(publicKeyOf(signingKey)), signingKey: readSigningKey(signingKey) };
}

async function connect(
  answer: RequestListener,
  { publicKey, signingKey }: EntryKeys = { publicKey: ownKeys.publicKey },
) {
  const started = createServer(answer);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const url = new URL(`http://127.0.0.1:${(started.address() as AddressInfo).port}/matchpress`);
  return {
    host: url.host,
    cache: connectRemoteCache({ url, keys: { publicKey, signingKey }, authorization: undefined }, limits),
  };
}

/** Reads as a build does: some entries at a time, one after the other; gives how many were there, and the line. */
async function readMany(cache: RemoteCache, count = 200) {
  const lanes = Array.from({ length: 8 }, async (_, lane) => {
    let found = 0;
    for (let index = lane; index < count; index += 8) if (await cache.readEntry(sha256(String(index)))) found++;
    return found;
  });
  const found = (await Promise.all(lanes)).reduce((sum, one) => sum + one, 0);
  return { found, line: await cache.finish() };
}

/** The entries that another cache has written, by their addresses. */
async function writeEntries(count: number): Promise<Map<string, Buffer>> {
  const written = new Map<string, Buffer>();
  const { cache } = await connect(async (request, response) => {
    written.set(request.url!, Buffer.concat(await request.toArray()));
    response.end();
  }, ownKeys);
  for (let index = 0; index < count; index++) cache.writeEntry(sha256(String(index)), Buffer.from('an entry'));
  expect(await cache.finish()).toBeUndefined();
  server?.close();
  return written;
}

test('a server costs a build less than ten seconds in all', () => {
  const { each, late, total } = waitLimits;
  expect([each * late, total].every((cost) => cost <= 8000)).toBe(true);
});

test.for<[kind: string, answer: RequestListener, reason: string]>([
  ['is silent', () => {}, 'no whole answer within 0.4 s'],
  ['is silent after the head', (_, response) => response.writeHead(200).flushHeaders(), 'no whole answer within 0.4 s'],
  [
    'drips',
    async (_, response) => {
      response.writeHead(200);
      for (; !response.destroyed; await setTimeout(5)) response.write('.');
    },
    'no whole answer within 0.4 s',
  ],
  [
    'is slow',
    async (_, response) => {
      await setTimeout(100);
      response.writeHead(404).end();
    },
    'its answers come too slowly',
  ],
  ['hangs up', (request) => request.socket.destroy(), 'ECONNRESET'],
  ['fails', (_, response) => response.writeHead(500).end(), 'status 500 for GET'],
  ['leads elsewhere', (_, response) => response.writeHead(302, { location: '/login' }).end(), 'status 302 for GET'],
  [
    'answers all with a page',
    (_, response) => response.end('<!doctype html>'.repeat(20)),
    'its entries are not signed for the key in MATCHPRESS_CACHE_PUBLIC_KEY',
  ],
  [
    'answers all with nothing',
    (_, response) => response.end(),
    'its entries are not signed for the key in MATCHPRESS_CACHE_PUBLIC_KEY',
  ],
])('one that %s is given up, and says one line', async ([, answer, reason]) => {
  const { host, cache } = await connect(answer);
  expect(await readMany(cache)).toEqual({ found: 0, line: `the cache at ${host} was not asked any more: ${reason}` });
  expect(await cache.readEntry('more')).toBeUndefined();
});

test('one that takes nothing in is given up, too', async () => {
  const { host, cache } = await connect(() => {}, ownKeys);
  for (let index = 0; index < 50; index++) cache.writeContent(sha256(String(index)), Buffer.from(String(index)));
  expect(await cache.finish()).toBe(`the cache at ${host} was not asked any more: no whole answer within 0.4 s`);
});

test('one with wrong contents is given up, and says one line', async () => {
  const { host, cache } = await connect((_, response) => response.end('something else'));
  for (let index = 0; index < 5; index++) expect(await cache.readContent(sha256(String(index)))).toBeUndefined();
  expect(await cache.finish()).toBe(
    `the cache at ${host} was not asked any more: its contents are not what their names say`,
  );
});

test('another key finds nothing, and says so', async () => {
  const entries = await writeEntries(200);
  const { host, cache } = await connect((request, response) => response.end(entries.get(request.url!)), {
    publicKey: readKeys(createSigningKey()).publicKey,
  });
  expect(await readMany(cache)).toEqual({
    found: 0,
    line: `the cache at ${host} was not asked any more: its entries are not signed for the key in MATCHPRESS_CACHE_PUBLIC_KEY`,
  });
});

test('one that is quick is asked however long', async () => {
  const entries = await writeEntries(200);
  const { cache } = await connect((request, response) => response.end(entries.get(request.url!)));
  expect(await readMany(cache)).toEqual({ found: 200, line: undefined });
});

test('time in which the process itself works costs no patience', async () => {
  const reasons: string[] = [];
  const end = createWaitLimiter({ each: 200, late: 1, total: 200, answer: 1 }).begin((reason) => reasons.push(reason));
  const until = performance.now() + 500;
  while (performance.now() < until);
  await setImmediate();
  end(true);
  expect(reasons).toEqual([]);
});
