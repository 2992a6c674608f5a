import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../scripts/build/config/resolve/loadCatalogue.ts';
import type { ServingRules } from '../../scripts/build/hosting/servingRules.ts';
import { formatFinding } from '../../scripts/build/verify/Finding.ts';
import { readRelease } from '../../scripts/build/verify/readRelease.ts';
import { verifyRelease } from '../../scripts/build/verify/verifyRelease.ts';
import { serveSite } from '../../scripts/local/serve/serveSite.ts';
import { type StartedServer, startServer } from '../../scripts/local/serve/startServer.ts';
import { buildFixture } from '../support/buildFixture.ts';
import { copyBuiltFixture } from '../support/builtFixture.ts';
import { findNginx } from './findWebServers.ts';
import { sendRawRequest } from './sendRawRequest.ts';
import { listServers, type RunningServer, startNginx } from './startWebServers.ts';

// A release whose sites call the API at their own hosts, and report failures.

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
    const own = { 'Content-Security-Policy': "script-src 'unsafe-inline'", 'X-Content-Type-Options': 'sniff' };
    response.writeHead(200, { ...own, 'Content-Type': 'text/html', 'Retry-After': '7', 'Set-Cookie': 'member=1' });
    response.end('<script>alert(1)</script>');
  }, 0);
  fixture = await copyBuiltFixture();
  // The path must be short, because it is that of a socket.
  folder = await mkdtemp(path.join(tmpdir(), 'proxied-'));
  const settings = path.join(fixture.root, 'build.config.ts');
  const written = await readFile(settings, 'utf8');
  await writeFile(
    settings,
    written.replace(
      "api: 'http://127.0.0.1:4310'",
      `api: '${api.origin}', proxiedApi: true, reports: '${api.origin}/web'`,
    ),
  );
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

test('the hosts that read _redirects hand nothing on, and their file says so', async () => {
  const text = await readFile(path.join(distOf(), host, '_redirects'), 'utf8');
  expect(text).not.toContain(api.origin);
  expect(text).toMatch(/^# Calls to the API are not handed on here \(proxiedApi\)/);
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

  test.for(['/', '/membership-area/home', '/assets/none-0123456789.js'])(
    'tells with %s where to report',
    async (address) => {
      const { headers } = await ask(address);
      const { rules } = JSON.parse(
        await readFile(path.join(distOf(), `hosting/rules/${host}.json`), 'utf8'),
      ) as ServingRules;
      const { headers: planned } = rules.at(-1)!;
      const endpoint = `${api.origin}/web?site=${host}&release=`;
      expect(headers['reporting-endpoints']).toMatch(new RegExp(`^default="${RegExp.escape(endpoint)}[0-9a-f]{16}"$`));
      expect(headers['reporting-endpoints']).toBe(planned['Reporting-Endpoints']);
      expect(headers['server-timing']).toBe(planned['Server-Timing']);
      expect((await ask('/robots.txt')).headers).not.toHaveProperty('server-timing');
    },
  );

  test.for(['POST', 'PUT', 'DELETE'])('hands %s on with what it sends', async (method) => {
    expect((await ask('/api/auth/login', { method, body: '{"a":"ü"}' })).status).toBe(200);
    expect(received).toEqual([expect.objectContaining({ method, url: '/api/auth/login', body: '{"a":"ü"}' })]);
  });

  test.for(['TRACE', 'PROPFIND', 'PURGE'])('does not hand %s on', async (method) => {
    const { status, body } = await ask('/api/auth/login', { method });
    expect([status, body.includes('alert(1)'), received]).toEqual([405, false, []]);
  });

  test.for(['websocket', 'h2c'])('hands on a call that asks for %s as a call and no more', async (protocol) => {
    const headers = { Connection: 'Upgrade, HTTP2-Settings', Upgrade: protocol, 'HTTP2-Settings': 'AAMAAABkAAQ' };
    await ask('/api/config/user', { headers: { ...headers, 'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==' } });
    for (const { headers } of received) expect(Object.keys(headers).join()).not.toMatch(/upgrade|http2|sec-/);
  });

  test.for([
    ['/apis', 'member.html'],
    ['/login?next=/api/', 'index.html'],
    ['/translations.json', 'member.html'],
  ] as const)('%s is a page of the app', async ([address, document]) => {
    const { body, headers } = await ask(address);
    expect(body.equals(await readFile(path.join(distOf(), host, document)))).toBe(true);
    expect(headers['content-security-policy']).toContain("connect-src 'self' ws:");
    expect(received).toEqual([]);
  });

  test.for([
    ...['/api/../login', '/api/%2e%2e/login', '/api/..%2f..%2flogin', '//evil.test/api/x', '/login/../api/x'],
    ...['/api/..;/admin', '/api/a;b', '/api/;/a', '/api/a;x=1/b', '/api/a%3bb', '/api;/a'],
    ...['/api/a%2fb', '/api/a%2Fb', '/api%2fa', '/api/a%5cb', '/api/a%5Cb', '/api/a\\b', '/api/a%252fb'],
    ...['/api//a', '/api/a//b', '/api/a//', '//api/a', '/api///', '/./api/a', '/api/./a', '/api/%2e/a', '/api/a/..'],
    ...['/API/a', '/Api/a', '/aPi/a', '/TRANSLATIONS/en', '/%61pi/a', '/api/.git/config', '/api/a..b', '/api/a.'],
    ...['/api/a%00', '/api/a%0d%0aX:%20y', '/api/a%7f', '/api/a%25', '/api', '/translations', '/translationsx/en'],
    ...[
      '/api/../translations/en',
      '/api/a|b',
      '/api/a{b}',
      '/api/%zz',
      '/api/a%2',
      '/api/a%3fb',
      '/api/a%23b',
      '/api/a#b',
    ],
    ...[
      '/api/%c0%ae%c0%ae/admin',
      '/api/a%C0%AFb',
      '/api/%e0%80%af',
      '/api/%F0%80%80%AF',
      '/api/%ed%a0%80',
      '/api/%ff',
    ],
    ...['/api/%c3', '/api/%c3/%bc', '/api/%bc', '/api/%f5%80%80%80', '/api/%c2%85'],
  ])('does not hand %s on', async (address) => {
    for (const method of ['GET', 'POST']) {
      const { body } = await ask(address, { method });
      expect([method, body.includes('alert(1)'), received]).toEqual([method, false, []]);
    }
  });

  test.for([
    ...['/api/', '/api/matches/?q=../;//%2f%00&limit=10', '/api/auth/password/reset/a.b-c_d~e', '/translations/en?v=1'],
    ...['/api/profile/personality/en/%C3%BC', "/api/a!b*c'd(e)f@g:h+i,j=k", '/api/client/account/'],
  ])('hands %s on as it is', async (address) => {
    expect((await ask(address)).status).toBe(200);
    expect(received.map(({ url }) => url)).toEqual([address]);
  });

  test('keeps cookies, and what is claimed of who asks, outside', async () => {
    const claims = ['For', 'Host', 'Proto', 'Port', 'Prefix', 'Server', 'User'].map((name) => `X-Forwarded-${name}`);
    const names = [
      ...claims,
      ...['Cookie', 'Cookie2', 'Forwarded', 'Forwarded-For', 'X-Real-IP', 'X-Client-IP', 'X-Original-URL', 'Client-IP'],
      ...['X-Rewrite-URL', 'X-HTTP-Method-Override', 'X-Host', 'True-Client-IP', 'CF-Connecting-IP', 'x-forwarded-FOR'],
      ...['X_Forwarded_For', 'Remote_User', 'Remote-User', 'Via', 'Proxy', 'Client-Cert', 'SSL-Client-Verify', 'From'],
      ...['CF-Connecting-IPv6', 'Front-End-Https', 'Base-Url', 'Referer', 'Max-Forwards', 'Fastly-SSL'],
    ];
    const answer = await ask('/api/config/user', {
      headers: {
        ...Object.fromEntries(names.map((name) => [name, 'evil.test'])),
        ...{
          Authorization: 'Bearer {env.HOME}$host',
          Accept: 'application/json',
          'Accept-Language': 'de',
          'If-None-Match': '"b"',
        },
      },
    });
    expect(received).toHaveLength(1);
    expect(JSON.stringify(received[0]!.headers)).not.toContain('evil');
    expect(received[0]!.headers).toMatchObject({
      ...{
        authorization: 'Bearer {env.HOME}$host',
        accept: 'application/json',
        'accept-language': 'de',
        'if-none-match': '"b"',
      },
    });
    expect(Object.values(received[0]!.headers)).not.toContain('');
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });
});

const nginx = findNginx();

/** Answers every question for an address with that of this machine. */
async function startNameServer() {
  const server = createSocket('udp4', (question, { port, address }) => {
    const end = question.indexOf(0, 12) + 5;
    const isIpv4 = question.readUInt16BE(end - 4) === 1;
    const head = Buffer.from([question[0]!, question[1]!, 0x81, 0x80, 0, 1, 0, isIpv4 ? 1 : 0, 0, 0, 0, 0]);
    const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 127, 0, 0, 1]);
    const parts = [head, question.subarray(12, end), ...(isIpv4 ? [answer] : [])];
    server.send(Buffer.concat(parts), port, address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe.for(nginx ? [nginx] : [])('an API behind a name, on %s', (binary) => {
  /** The files of the release for an API of that name. */
  const rename = async (name: string) => {
    const files = path.join(folder, name);
    await cp(path.join(distOf(), 'hosting/nginx'), files, { recursive: true, dereference: true });
    const file = path.join(files, 'sites.conf');
    const named = api.origin.replace('127.0.0.1', name);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(api.origin, named));
    return files;
  };

  test('that nobody knows keeps no site down', async () => {
    for (const site of ['', 'resolver 127.0.0.1:1;']) {
      const files = await rename('no-such-api.invalid');
      const server = await startNginx(binary, distOf(), path.join(folder, 'unknown'), { files, site });
      const statusOf = async (path: string) => (await sendRawRequest(server.address, { host, path })).status;
      try {
        expect([await statusOf('/login'), await statusOf('/robots.txt')]).toEqual([200, 200]);
        if (site === '') expect(await statusOf('/api/config/user')).toBe(502);
      } finally {
        await server.stop();
      }
    }
  });

  test('is asked where the name leads when a call comes', async () => {
    const names = await startNameServer();
    const files = await rename('api.operator.example');
    const site = `resolver 127.0.0.1:${names.address().port};`;
    const server = await startNginx(binary, distOf(), path.join(folder, 'named'), { files, site });
    try {
      expect((await sendRawRequest(server.address, { host, path: '/api/config/user?a=b' })).status).toBe(200);
      const { url, headers } = received.at(-1)!;
      expect([url, headers.host]).toEqual(['/api/config/user?a=b', `api.operator.example:${new URL(api.origin).port}`]);
    } finally {
      await server.stop();
      names.close();
    }
  });
});

test('our own server says so when the API does not answer', async () => {
  const server = await serveSite(path.join(distOf(), host), 0);
  await api.close();
  expect((await sendRawRequest(server.origin, { host, path: '/api/config/user' })).status).toBe(502);
  await server.close();
});
