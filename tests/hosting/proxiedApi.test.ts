import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../scripts/config/loadCatalogue.ts';
import { serveSite } from '../../scripts/serve/serveSite.ts';
import { type StartedServer, startServer } from '../../scripts/serve/startServer.ts';
import { formatFinding } from '../../scripts/verify/Finding.ts';
import { readRelease } from '../../scripts/verify/readRelease.ts';
import { verifyRelease } from '../../scripts/verify/verifyRelease.ts';
import { buildFixture } from '../support/buildFixture.ts';
import { copyBuiltFixture } from '../support/builtFixture.ts';
import { sendRawRequest } from './sendRawRequest.ts';
import { listServers, type RunningServer } from './startWebServers.ts';

// A release whose sites call the API at their own hosts.

const host = 'members.birchmere.uk.example';

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let fixture: Awaited<ReturnType<typeof copyBuiltFixture>>;
let folder: string;
let api: StartedServer;
const received: Received[] = [];
beforeAll(async () => {
  api = await startServer(async (request, response) => {
    const { method, url, headers } = request;
    received.push({ method, url, headers, body: await text(request) });
    response.writeHead(200, { 'Content-Type': 'text/html', 'Retry-After': '7' }).end('<script>alert(1)</script>');
  }, 0);
  fixture = await copyBuiltFixture();
  // The path must be short, because it is that of a socket.
  folder = await mkdtemp(path.join(tmpdir(), 'proxied-'));
  const settings = path.join(fixture.root, 'build.config.ts');
  const written = await readFile(settings, 'utf8');
  await writeFile(settings, written.replace("api: 'http://127.0.0.1:4310'", `api: '${api.origin}', proxiedApi: true`));
  await buildFixture(fixture.root, { filter: { brands: [], domains: [], environment: 'sandbox' } });
});
afterAll(async () => {
  await api.close();
  await fixture[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  received.length = 0;
});

const distOf = () => path.join(fixture.root, 'dist');

test('the release passes verify', async () => {
  expect(verifyRelease(readRelease(distOf()), await loadCatalogue(fixture.root)).map(formatFinding)).toEqual([]);
});

test('the hosts that read _redirects hand calls on, too', async () => {
  const lines = (await readFile(path.join(distOf(), host, '_redirects'), 'utf8')).split('\n');
  expect(lines.slice(0, 2)).toEqual([
    `/api/* ${api.origin}/api/:splat 200`,
    `/translations/* ${api.origin}/translations/:splat 200`,
  ]);
});

describe.for(listServers(() => ({ dist: distOf(), folder, host })))('%s', ([, start]) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.stop());
  const ask = (address: string, request: Partial<Parameters<typeof sendRawRequest>[1]> = {}) =>
    sendRawRequest(server.address, { host, path: address, ...request });

  test('hands calls on as they are, and nobody can open an answer as a page of the site', async () => {
    const { status, headers, body } = await ask('/api/matches/?q=a%2Fb%20c&limit=10', {
      headers: { Authorization: 'Bearer secret' },
    });
    expect([status, headers['retry-after'], body.toString()]).toEqual([200, '7', '<script>alert(1)</script>']);
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(received).toEqual([
      expect.objectContaining({ method: 'GET', url: '/api/matches/?q=a%2Fb%20c&limit=10', body: '' }),
    ]);
    expect(received[0]!.headers).toMatchObject({ authorization: 'Bearer secret', host: new URL(api.origin).host });
    await ask('/translations/en');
    expect(received.at(-1)!.url).toBe('/translations/en');
  });

  test.for(['POST', 'PUT', 'DELETE'])('hands %s on with what it sends', async (method) => {
    expect((await ask('/api/auth/login', { method, body: '{"a":"ü"}' })).status).toBe(200);
    expect(received).toEqual([expect.objectContaining({ method, url: '/api/auth/login', body: '{"a":"ü"}' })]);
  });

  test.for(['/apis', '/login?next=/api/', '/translations.json'])('%s is a page of the app', async (address) => {
    const { body, headers } = await ask(address);
    expect(body.equals(await readFile(path.join(distOf(), host, 'index.html')))).toBe(true);
    expect(headers['content-security-policy']).toContain("connect-src 'self' ws:");
    expect(received).toEqual([]);
  });

  test.for(['/api/../login', '/api/%2e%2e/login', '/api/..%2f..%2flogin', '//evil.test/api/x'])(
    '%s does not reach other addresses of the API',
    async (address) => {
      await ask(address);
      expect(received.filter(({ url }) => !url!.startsWith('/api/') || url!.includes('..'))).toEqual([]);
    },
  );
});

test('our own server says so when the API does not answer', async () => {
  const server = await serveSite(path.join(distOf(), host), 0);
  await api.close();
  expect((await sendRawRequest(server.origin, { host, path: '/api/config/user' })).status).toBe(502);
  await server.close();
});
