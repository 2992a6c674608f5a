import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../scripts/build/config/resolve/loadCatalogue.ts';
import { findRule } from '../../scripts/build/hosting/findRule.ts';
import { type ServingRule, ServingRules } from '../../scripts/build/hosting/servingRules.ts';
import { formatFinding } from '../../scripts/build/verify/Finding.ts';
import { parseHeadersFile } from '../../scripts/build/verify/parseServerConfigs.ts';
import { readRelease } from '../../scripts/build/verify/readRelease.ts';
import { verifyRelease } from '../../scripts/build/verify/verifyRelease.ts';
import { serveSite } from '../../scripts/local/serve/serveSite.ts';
import { listReleasedHosts } from '../../scripts/release-tools/read-back/listReleasedHosts.ts';
import { readBack } from '../../scripts/release-tools/read-back/readBack.ts';
import { parseConnectTo } from '../../scripts/release-tools/read-back/servedHosts.ts';
import { builtFixtureRoot } from '../support/builtFixture.ts';
import { copyRelease } from '../support/readDist.ts';
import { answersEverywhere, answersOfWebServers } from './expectedAnswers.ts';
import { findNginx } from './findWebServers.ts';
import { sendRawRequest } from './sendRawRequest.ts';
import { listServers, type RunningServer, startNginx } from './startWebServers.ts';

const host = 'members.birchmere.uk.example';
const otherHost = 'members.alderwick.de.example';

/** Of documents: no CDN may rewrite them. */
const documentCache = 'no-cache, no-transform';

/** The request headers that the answer with a file depends on. */
const varyOf = (file: string) =>
  /^(?:(?:index|member)\.html$|assets\/)/.test(file) ? 'Accept-Encoding, Available-Dictionary' : 'Accept-Encoding';

const root = builtFixtureRoot();
const dist = path.join(root, 'dist');
let folder: string;
let rules: ServingRules;
let entryScript: string;
beforeAll(async () => {
  // The path must be short, because it is that of a socket.
  folder = await mkdtemp(path.join(tmpdir(), 'hosting-'));
  rules = ServingRules.parse(JSON.parse(await readFile(path.join(dist, 'hosting/rules', `${host}.json`), 'utf8')));
  entryScript = (await readdir(path.join(dist, host, 'assets'))).find((name) => /^main-.*\.js$/.test(name))!;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the release passes verify', async () => {
  expect(verifyRelease(readRelease(dist), await loadCatalogue(root)).map(formatFinding)).toEqual([]);
});

/** Returns an address for a rule: that of a file of the site for a folder of files. Throws if the site has none. */
function addressOf({ path: pattern, serves }: ServingRule, files: readonly string[]): string {
  if (!pattern.endsWith('/*')) return pattern;
  if (serves !== 'file') return '/login';
  const file = files.find((file) => `/${file}`.startsWith(pattern.slice(0, -1)));
  if (file === undefined) throw new Error(`no file of the site is at ${pattern}: add one, or the rule is not tried`);
  return `/${file}`;
}

/** The headers that a server leaves out or changes, with the address that they belong to. */
async function findWrongHeaders(site: string, ask: (address: string) => Promise<Record<string, string | undefined>>) {
  const siteRules = ServingRules.parse(
    JSON.parse(await readFile(path.join(dist, `hosting/rules/${site}.json`), 'utf8')),
  );
  const files = (await readdir(path.join(dist, site), { recursive: true })).filter((file) => /\.\w+$/.test(file));
  const found = await Promise.all(
    siteRules.rules.map(async (rule) => {
      const address = addressOf(rule, files);
      const sent = await ask(address);
      const wrong = Object.entries(findRule(siteRules, address).headers).filter(
        ([name, value]) => sent[name.toLowerCase()] !== value,
      );
      return wrong.map(([name]) => `${address}: ${name}`);
    }),
  );
  return found.flat();
}

test.for([host, otherHost])(
  'the _headers of %s, as Cloudflare Pages and Netlify read them, leave no header out',
  async (site) => {
    const blocks = parseHeadersFile(await readFile(path.join(dist, site, '_headers'), 'utf8'));
    const wrong = await findWrongHeaders(site, async (address) => {
      const sent: Record<string, string> = {};
      for (const { location, headers, detached = [] } of blocks) {
        if (location.endsWith('/*') ? !address.startsWith(location.slice(0, -1)) : address !== location) continue;
        for (const name of detached) delete sent[name];
        for (const [name, value] of Object.entries(headers))
          sent[name] = name in sent ? `${sent[name]}, ${value}` : value;
      }
      return sent;
    });
    // A missing file gets the headers of its folder, and must not be kept for ever.
    expect(wrong.filter((one) => !/^\/(?:assets|share)\/.*: Cache-Control$/.test(one))).toEqual([]);
  },
);

/** Reads a host of the release back from a server, which is a path of a socket or an origin. */
function readBackFrom(address: string, name: string, refusesUnknownHosts = true) {
  const { readPlan } = listReleasedHosts(dist).find((one) => one.host === name)!;
  const connectTo = parseConnectTo(address.replace('http://', ''));
  const connection = { encrypted: false, connectTo };
  return readBack(readPlan(), { connection, refusesUnknownHosts });
}

describe.for(listServers(() => ({ dist, folder, host })))('%s', ([name, start]) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.stop());
  const ask = (address: string, accept?: string) =>
    sendRawRequest(server.address, {
      host,
      path: address.replace('{script}', entryScript),
      ...(accept === undefined ? {} : { acceptEncoding: accept }),
    });
  const own = (file: string) => readFile(path.join(dist, host, file.replace('{script}', entryScript)));

  test.for<[address: string, type: string, cache: string]>([
    ['/', 'text/html; charset=utf-8', documentCache],
    ['/assets/none-0123456789.js', 'text/html; charset=utf-8', documentCache],
    ['/assets/{script}', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/legal/termsAndPolicies_en_GB.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/icons/icon-192.png', 'image/png', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/third-party-notices.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/favicon.ico', 'image/x-icon', 'no-cache'],
  ])('sends %s as %s', async ([address, type, cache]) => {
    const { headers } = await ask(address);
    expect([headers['content-type'], headers['cache-control']]).toEqual([type, cache]);
  });

  test.for([...answersEverywhere, ...answersOfWebServers])(
    'answers %s with %i and %s',
    async ([address, status, file]) => {
      const { headers, body, ...answer } = await ask(address);
      expect(answer.status).toBe(status);
      if (file === undefined) return;
      expect(body.equals(await own(file))).toBe(true);
      expect([headers['content-encoding'], headers.vary]).toEqual([undefined, varyOf(file)]);
      const expected = file.endsWith('.html') ? rules.missing : findRule(rules, `/${file}`).headers;
      for (const [key, value] of Object.entries(expected)) expect(headers[key.toLowerCase()], key).toBe(value);
    },
  );

  test('leaves no header of a rule out', async () => {
    expect(await findWrongHeaders(host, async (address) => (await ask(address)).headers)).toEqual([]);
  });

  test.for<[accept: string, encoding: string | undefined]>([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['deflate, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('answers Accept-Encoding %j with the encoding %s', async ([accept, encoding]) => {
    for (const [address, file] of [
      ['/assets/{script}', 'assets/{script}'],
      ['/login', 'index.html'],
      ['/assets/none.js', '404.html'],
    ] as const) {
      const { headers, body } = await ask(address, accept);
      expect(headers['content-encoding'], address).toBe(encoding);
      expect(headers.vary, address).toBe(varyOf(file));
      expect(headers['content-type'], address).toMatch(address.includes('{') ? /^text\/javascript/ : /^text\/html/);
      const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
      expect(plain.equals(await own(file)), address).toBe(true);
    }
  });

  test.for([
    '/../manifest.json',
    '/assets/..%2f..%2fmanifest.json',
    '/assets/../../hosting/nginx/shared.conf',
    '/_headers',
    '/_redirects',
    `/${otherHost}/index.html`,
    '/.git/config',
    '//manifest.json',
  ])('serves no file outside of the site for %s', async (address) => {
    const { body, status } = await ask(address);
    const harmless = [await own('member.html'), await own('404.html')].some((page) => page.equals(body));
    expect(harmless || (status >= 400 && body.length < 1000), body.subarray(0, 80).toString()).toBe(true);
  });

  test.for(['br', 'gzip', ''])('what may change has the ETag of its content with %j', async (acceptEncoding) => {
    for (const [address, file] of [
      ['/', 'index.html'],
      ['/membership-area/home', 'member.html'],
      ['/resetPassword', 'resetPassword.html'],
      ['/error/404', '404.html'],
      ['/legal/termsAndPolicies_en_GB.json', 'legal/termsAndPolicies_en_GB.json'],
      ['/robots.txt', 'robots.txt'],
    ] as const) {
      const send = (headers: Record<string, string> = {}) =>
        sendRawRequest(server.address, { host, path: address, acceptEncoding, headers });
      const { headers, body } = await send();
      const etag = `W/"${createHash('sha256')
        .update(await own(file))
        .digest('hex')
        .slice(0, 32)}"`;
      expect([address, headers.etag, headers['last-modified']]).toEqual([address, etag, undefined]);
      const known = await send({ 'if-none-match': `"other", ${etag}`, 'if-modified-since': new Date().toUTCString() });
      expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, etag]);
      expect(known.headers.vary).toBe(varyOf(file));
      for (const name of ['cache-control', 'content-security-policy'])
        expect(known.headers[name], name).toBe(headers[name]);
      const { mtime, size } = await stat(path.join(dist, host, file));
      for (const former of [
        { 'if-none-match': 'W/"other"' },
        { 'if-modified-since': mtime.toUTCString() },
        { 'if-none-match': `"${Math.floor(mtime.getTime() / 1000).toString(16)}-${size.toString(16)}"` },
        { 'if-none-match': `"${Math.floor(mtime.getTime() / 1000).toString(36)}${size.toString(36)}"` },
      ]) {
        const asked = await send(former);
        expect([address, former, asked.status, asked.body.equals(body)]).toEqual([address, former, 200, true]);
      }
    }
  });

  test('sends the live chat document with its own policy, and only on a site that has one', async () => {
    // Our own server serves only one site, so this one starts another.
    const own_ = name === 'our own server' ? await serveSite(path.join(dist, otherHost), 0) : undefined;
    const askOther = (address: string, at = otherHost) =>
      sendRawRequest(own_?.origin ?? server.address, { host: at, path: address });
    try {
      for (const address of ['/frames/chat', '/frames/chat.html']) {
        const { headers, status, body } = await askOther(address);
        expect([status, headers['content-type'], headers['cache-control']]).toEqual([
          200,
          'text/html; charset=utf-8',
          documentCache,
        ]);
        expect(body.equals(await readFile(path.join(dist, otherHost, 'frames/chat.html')))).toBe(true);
        expect(headers['content-security-policy']).toMatch(
          /script-src 'sha256-[^ ]+' https:\/\/chat\.operator\.example;.*frame-ancestors 'self'; sandbox allow-scripts allow-forms allow-popups$/,
        );
        expect(headers).not.toHaveProperty('x-frame-options');
      }
      const page = await askOther('/');
      expect(page.headers['content-security-policy']).toContain("frame-src 'self';");
      expect(page.headers['content-security-policy']).not.toContain('chat.operator');
      const missing = await askOther('/frames/none.html');
      expect([missing.status, missing.headers['x-frame-options']]).toEqual([404, 'DENY']);
    } finally {
      await own_?.close();
    }
    const without = await ask('/frames/chat.html');
    expect(without.headers['content-security-policy']).toContain("frame-src 'none'");
    expect(without.headers['x-frame-options']).toBe('DENY');
  });

  test('is read back without a difference', async () => {
    const isOwn = name === 'our own server';
    const others = listReleasedHosts(dist).filter(({ brand }) => brand === undefined);
    expect(others.length).toBeGreaterThan(3);
    const { requests, differences } = await readBackFrom(server.address, host, !isOwn);
    expect([differences, requests > 50]).toEqual([[], true]);
    for (const one of isOwn ? [] : [otherHost, ...others.map((other) => other.host)])
      expect(await readBackFrom(server.address, one)).toMatchObject({ host: one, differences: [] });
  });

  test('refuses POST', async () => {
    const { status } = await sendRawRequest(server.address, { host, path: '/', method: 'POST' });
    expect([name, status]).toEqual([name, 405]);
  });

  if (name !== 'our own server') {
    test('serves each host its own site', async () => {
      const { headers, body } = await sendRawRequest(server.address, { host: otherHost, path: '/' });
      expect(body.equals(await readFile(path.join(dist, otherHost, 'index.html')))).toBe(true);
      expect(headers['content-security-policy']).not.toBe((await ask('/')).headers['content-security-policy']);
      expect(headers.server ?? 'nginx').toBe('nginx');
    });

    test.for(['old.birchmere.example', 'birchmere.example'])(
      'leads %s to the same address on its site',
      { tags: 'rule' },
      async (old) => {
        for (const address of [
          '/',
          '/magiclink?token=a%2Fb&x=%C3%BC',
          '/no/../such//page',
          '/%5c%0d%0aX:%20y',
          '//evil.test/',
        ]) {
          const { status, headers } = await sendRawRequest(server.address, { host: old, path: address });
          expect([status, headers.location]).toEqual([301, `https://${host}${address}`]);
          expect(headers['strict-transport-security']).toBe('max-age=63072000');
        }
        const writing = await sendRawRequest(server.address, { host: old, path: '/login', method: 'POST' });
        expect(writing.status).toBe(301);
      },
    );

    test('leads a retired host to the address that was chosen, and takes nothing along', { tags: 'rule' }, async () => {
      const request = { host: 'members.dunmoor.uk.example', path: '/magiclink?token=secret' };
      const { status, headers } = await sendRawRequest(server.address, request);
      expect([status, headers.location]).toEqual([301, `https://${host}/login?from=dunmoor`]);
    });

    test('says on a retired host that the brand is gone', { tags: 'rule' }, async () => {
      for (const address of ['/', '/login?a=b', '/404.html', '/_redirects', '/a/%2e%2e/manifest.json']) {
        const request = { host: 'members.dunmoor.de.example', path: address, acceptEncoding: 'br' };
        const { status, headers, body } = await sendRawRequest(server.address, request);
        expect([address, status, headers['content-type']]).toEqual([address, 410, 'text/html; charset=utf-8']);
        expect(body.toString()).toContain('<html lang="de">');
        expect(body.toString()).toContain('<h1>Dunmoor &amp; Söhne gibt es nicht mehr.');
        expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
        expect(headers['x-robots-tag']).toBe('noindex');
      }
    });

    test.for(['unknown.example', '127.0.0.1', `${otherHost}.evil.test`, ''])(
      'refuses the unknown host %j for every address',
      { tags: 'rule' },
      async (unknown) => {
        for (const address of ['/', '/index.html', '/robots.txt', `/${host}/index.html`]) {
          const { status, body } = await sendRawRequest(server.address, { host: unknown, path: address });
          expect([status, body.length < 1000], address).toEqual([421, true]);
        }
      },
    );
  }
});

test('what a server sends otherwise than planned is named by its address, with what was expected', async ({ skip }) => {
  const nginx = findNginx();
  skip(nginx === undefined, 'nginx is not installed');
  const [other, files] = [path.join(folder, 'other'), path.join(folder, 'other/hosting/nginx')];
  copyRelease(dist, other);
  const at = (file: string) => path.join(other, host, file);
  await writeFile(at('robots.txt'), `${await readFile(at('robots.txt'), 'utf8')}Allow: /\n`);
  await writeFile(at('release.json'), '{}');
  // The forms of the document are those of another release, and a script of this one has gone with it.
  await copyFile(at('error-profile.html.br'), at('resetPassword.html.br'));
  await Promise.all(['', '.br', '.gz'].map((form) => rm(at(`assets/${entryScript}${form}`))));
  for (const [file, planned, served] of [
    ['00-unknown-host.conf', '421', '404'],
    ['sites.conf', 'add_header X-Frame-Options "DENY" always;', ''],
    ['other-hosts.conf', `https://${host}`, 'https://evil.example'],
  ] as const) {
    const text = await readFile(path.join(files, file), 'utf8');
    await writeFile(path.join(files, file), text.replaceAll(planned, served));
  }
  const server = await startNginx(nginx!, other, path.join(folder, 'o'));
  try {
    const { differences } = await readBackFrom(server.address, host);
    const redirect = await readBackFrom(server.address, 'old.birchmere.example');
    expect(redirect.differences.map(({ part, came }) => [part, came])).toContainEqual([
      'location',
      expect.stringMatching(/^"https:\/\/evil\.example\//),
    ]);
    const framed = differences.filter(({ part }) => part === 'x-frame-options');
    expect(framed).toContainEqual({
      host,
      address: '/login',
      part: 'x-frame-options',
      expected: '"DENY"',
      came: 'missing',
    });
    expect(differences.filter((one) => !framed.includes(one))).toEqual([
      { host, address: '/', part: 'status for the host unknown.invalid', expected: '421', came: '404' },
      {
        host,
        address: '/resetPassword',
        part: 'content',
        expected: expect.stringMatching(/^resetPassword\.html \(/),
        came: expect.any(String),
      },
      { host, address: `/assets/${entryScript}`, part: 'status', expected: '200', came: '404' },
      ...['/robots.txt', '/release.json'].map((address) => {
        const [expected, came] = [expect.any(String), expect.any(String)];
        return { host, address, part: 'content', expected, came };
      }),
    ]);
  } finally {
    await server.stop();
  }
  const { requests, differences } = await readBackFrom(server.address, host);
  expect([requests, differences]).toEqual([1, [expect.objectContaining({ address: '/', part: 'answer' })]]);
});
