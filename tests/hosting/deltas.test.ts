import { mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Browser, BrowserContext, Response } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadCatalogue } from '../../scripts/build/config/resolve/loadCatalogue.ts';
import { deltasFolder, toDeltaPath } from '../../scripts/build/hosting/deltas.ts';
import { compressDelta, decompressDelta } from '../../scripts/build/output/makeDeltas.ts';
import { formatFinding } from '../../scripts/build/verify/Finding.ts';
import { readRelease } from '../../scripts/build/verify/readRelease.ts';
import { verifyRelease } from '../../scripts/build/verify/verifyRelease.ts';
import { sha256 } from '../../scripts/lib/hash.ts';
import { openBrowser } from '../../scripts/local/screenshots/ensureChromium.ts';
import { buildFixture } from '../support/buildFixture.ts';
import { copyBuiltFixture, replaceFile } from '../support/builtFixture.ts';
import { sendRawRequest } from './sendRawRequest.ts';
import { listServers, type RunningServer } from './startWebServers.ts';

// Three releases, the later ones with an edited module of the app, so another document and another script each time.

const host = 'members.birchmere.uk.example';
let fixture: Awaited<ReturnType<typeof copyBuiltFixture>>;
let dist: string;
let folder: string;
/** The second release. */
let formerDist: string;
/** The addresses of what has changed, its present bytes and those that a browser may still have. */
let changed: readonly { address: string; former: Buffer; now: Buffer }[];

const readDocument = (file: string) => readFile(path.join(dist, host, file));
const readDocuments = () => Promise.all(['index.html', 'member.html'].map(readDocument)) as Promise<[Buffer, Buffer]>;
const readScript = async () => {
  const name = (await readdir(path.join(dist, host, 'assets'))).find((file) => /^main-.*\.js$/.test(file))!;
  return { address: `/assets/${name}`, bytes: await readFile(path.join(dist, host, 'assets', name)) };
};

async function addToModule(text: string): Promise<void> {
  const file = path.join(fixture.root, 'app/main.ts');
  await writeFile(file, `${await readFile(file, 'utf8')}document.title += ${JSON.stringify(text)};\n`);
  await buildFixture(fixture.root);
}

beforeAll(async () => {
  fixture = await copyBuiltFixture();
  dist = path.join(fixture.root, 'dist');
  // The path must be short, because it is that of a socket.
  folder = await mkdtemp(path.join(tmpdir(), 'deltas-'));
  const [first] = await readDocuments();
  await addToModule(Array.from({ length: 60 }, (_, index) => sha256(String(index))).join());
  const second = [...(await readDocuments()), (await readScript()).bytes] as const;
  formerDist = await realpath(dist);
  await addToModule('edited');
  const [[document, members], script] = await Promise.all([readDocuments(), readScript()]);
  changed = [
    { address: '/login', former: first, now: document },
    { address: '/login', former: second[0], now: document },
    { address: '/', former: second[0], now: document },
    { address: '/membership-area/home', former: second[1], now: members },
    { address: script.address, former: second[2], now: script.bytes },
  ];
});
afterAll(async () => {
  await fixture[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const toHeader = (dictionary: Buffer) => `:${Buffer.from(sha256(dictionary), 'hex').toString('base64')}:`;

test('a release with deltas passes verify', async () => {
  const dictionaries = new Map(changed.map(({ former }) => [sha256(former), former]));
  const release = readRelease(dist);
  const findings = verifyRelease(release, await loadCatalogue(fixture.root), (hash) => dictionaries.get(hash));
  expect(findings.map(formatFinding)).toEqual([]);
  expect(changed.every(({ former, now }) => !former.equals(now))).toBe(true);
});

describe.for(listServers(() => ({ dist, folder, host })))('%s', ([, start]) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.stop());
  const ask = (address: string, acceptEncoding: string, headers: Record<string, string> = {}) =>
    sendRawRequest(server.address, { host, path: address, acceptEncoding, headers });

  test('sends a delta to a browser that has a former version, which makes exactly the file', async () => {
    for (const { address, former, now } of changed) {
      const { headers, body, status } = await ask(address, 'gzip, deflate, br, zstd, dcb, dcz', {
        'available-dictionary': toHeader(former),
      });
      expect([status, headers['content-encoding'], headers.vary], address).toEqual([
        200,
        'dcz',
        'Accept-Encoding, Available-Dictionary',
      ]);
      expect(body.subarray(8, 40).toString('hex')).toBe(sha256(former));
      expect(decompressDelta(body, former).equals(now), address).toBe(true);
      expect(body.length, address).toBeLessThan(400);
      const whole = await ask(address, 'br');
      for (const name of ['content-type', 'cache-control', 'content-security-policy', 'use-as-dictionary'])
        expect(headers[name], `${address} ${name}`).toBe(whole.headers[name]);
    }
  });

  test.for<[name: string, acceptEncoding: string, dictionary: string | undefined]>([
    ['has no dictionary', 'gzip, deflate, br, zstd', undefined],
    ['has a dictionary that no release had', 'br, dcz', toHeader(Buffer.from('unknown'))],
    ['has a dictionary and takes no deltas', 'gzip, br', 'former'],
    ['takes deltas only by brotli', 'br, dcb', 'former'],
    ['refuses deltas', 'br, dcz;q=0', 'former'],
    ['leads upwards', 'br, dcz', ':../../../manifest.json:'],
    ['sends no hash', 'br, dcz', 'dictionary'],
  ])('sends brotli to a browser that %s', async ([, acceptEncoding, dictionary]) => {
    for (const { address, former, now } of changed) {
      const { headers, body } = await ask(address, acceptEncoding, {
        ...(dictionary !== undefined && {
          'available-dictionary': dictionary === 'former' ? toHeader(former) : dictionary,
        }),
      });
      expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding, Available-Dictionary']);
      expect(brotliDecompressSync(body).equals(now), address).toBe(true);
    }
  });

  test('offers scripts and documents as dictionaries, and nothing that is missing', async () => {
    for (const [address, match] of [
      ['/', '"/"'],
      ['/login', '"/login"'],
      ['/membership-area/home', '"/*/*"'],
    ] as const)
      expect((await ask(address, 'br')).headers['use-as-dictionary']).toBe(`match=${match}, match-dest=("document")`);
    const script = changed.at(-1)!;
    expect((await ask(script.address, 'br')).headers['use-as-dictionary']).toBe('match="/assets/main-*.js"');
    for (const address of ['/assets/main-0123456789.js', '/resetPassword', '/robots.txt'])
      expect((await ask(address, 'br')).headers['use-as-dictionary'], address).toBe(undefined);
  });

  test('sends no delta at an address of its own', async () => {
    const { address, former } = changed.at(-1)!;
    const delta = `/${toDeltaPath(address.slice(1), sha256(former))}`;
    for (const own of [delta, `/${deltasFolder}${delta}`]) {
      const { headers } = await ask(own, 'br, dcz');
      expect([own, headers['content-encoding']]).toEqual([own, 'br']);
    }
  });

  test('lets only browsers that revalidate all documents keep one as a dictionary', async () => {
    const cacheFor = async (headers: Record<string, string>) =>
      (await ask('/login', 'br', headers)).headers['cache-control'];
    expect(await cacheFor({})).toBe('no-cache, no-transform');
    expect(await cacheFor({ 'sec-ch-ua': '"Chromium";v="153", "Not_A Brand";v="8"' })).toBe(
      'private, max-age=0, stale-while-revalidate=31536000, no-transform',
    );
  });

  test('knows a document whose delta it has sent', async () => {
    const [document] = changed;
    const dictionary = { 'available-dictionary': toHeader(document!.former) };
    const { headers } = await ask('/login', 'br, dcz', dictionary);
    expect(headers.etag).toBe(`W/"${sha256(document!.now).slice(0, 32)}"`);
    const again = await ask('/login', 'br, dcz', { ...dictionary, 'if-none-match': headers.etag! });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

/** Opens an address; returns the page, its errors, and the encoding and size of document and changed script as they were loaded. */
async function openPage(context: BrowserContext, origin: string, address = '/login') {
  const page = await context.newPage();
  const responses: Response[] = [];
  const errors: string[] = [];
  page.on('response', (response) => responses.push(response));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(origin + address, { waitUntil: 'networkidle' });
  const loaded = responses.filter(
    (response) => response.url() === origin + address || /\/main-\w+\.js$/.test(response.url()),
  );
  const encodings = await Promise.all(loaded.map((response) => response.headerValue('content-encoding')));
  const sizes = await Promise.all(loaded.map((response) => response.request().sizes()));
  return { page, encodings, errors, bytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) };
}

/** Addresses of documents. */
const documents = ['/', '/login', '/membership-area/home'];

/** Waits until a browser offers the former documents and script as dictionaries. */
async function keepDictionaries(context: BrowserContext, origin: string): Promise<void> {
  const { page } = await openPage(context, origin);
  for (const [address, ask] of [
    ['/assets/main-0123456789.js', () => page.evaluate(() => fetch('/assets/main-0123456789.js').then(() => {}))],
    ...documents.map((address) => [address, () => page.goto(origin + address).then(() => {})] as const),
  ] as const) {
    const offered = async () => {
      const request = page.waitForRequest(origin + address);
      await ask();
      return (await request).headerValue('available-dictionary');
    };
    await vi.waitFor(async () => expect(await offered()).not.toBeNull(), { timeout: 15_000 });
  }
  await page.close();
}

/** The release that is served to browsers. */
let released: string;
const realServers = listServers(() => ({ dist: released, folder, host })).filter(([name]) => name !== 'our own server');

describe.for(realServers)('in Chromium over %s, after a release,', ([, start]) => {
  let browser: Browser;
  let server: RunningServer;
  let origin: string;
  // Leads to the server from an address that counts as secure.
  const proxy = createServer(({ url, headers }, response) => {
    request({ socketPath: server.address, path: url, headers: { ...headers, host } }, (answer) => {
      answer.pipe(response.writeHead(answer.statusCode!, answer.headers));
    }).end();
  });
  let [returning, deceived]: BrowserContext[] = [];
  beforeAll(async () => {
    proxy.listen(0, '127.0.0.1');
    browser = await openBrowser();
    origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    released = formerDist;
    server = await start();
    [returning, deceived] = [await browser.newContext(), await browser.newContext()];
    await Promise.all([returning, deceived].map((context) => keepDictionaries(context, origin)));
    await server.stop();
    released = await realpath(dist);
    server = await start();
  });
  afterAll(async () => {
    await browser?.close();
    proxy.close();
    await server?.stop();
  });

  test.for(documents)('who comes back to %s loads some hundred bytes', async (address) => {
    const { page, encodings, bytes } = await openPage(returning!, origin, address);
    expect([encodings, await page.title()]).toEqual([['dcz', 'dcz'], expect.stringMatching(/edited$/)]);
    expect(bytes).toBeLessThan(600);
  });

  test('a private window loads brotli', async () => {
    const { page, encodings } = await openPage(await browser.newContext(), origin);
    expect([encodings, await page.title()]).toEqual([['br', 'br'], expect.stringMatching(/edited$/)]);
  });

  test('a script that a delta has forged is refused', { tags: 'rule' }, async () => {
    const { address, former, now } = changed.at(-1)!;
    const file = path.join(dist, deltasFolder, toDeltaPath(address.slice(1), sha256(former)));
    const delta = await readFile(file);
    const forged = Buffer.from(now.toString().replace('edited', 'forged'));
    await replaceFile(file, await compressDelta(forged, former, sha256(former)));
    const { page, encodings, errors } = await openPage(deceived!, origin);
    await replaceFile(file, delta);
    expect(encodings).toEqual(['dcz', 'dcz']);
    expect(errors).toContainEqual(expect.stringContaining('integrity'));
    expect(await page.title()).not.toMatch(/edited|forged/);
  });
});
