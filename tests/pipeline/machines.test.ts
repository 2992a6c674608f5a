import { generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../scripts/build.ts';
import type { RunnableCommand } from '../../scripts/lib/CommandIo.ts';
import { sha256 } from '../../scripts/lib/hash.ts';
import { freePort } from '../../scripts/local/serve/startServer.ts';
import { merge } from '../../scripts/merge.ts';
import { verify } from '../../scripts/verify.ts';
import { findNginx } from '../hosting/findWebServers.ts';
import { sendRawRequest } from '../hosting/sendRawRequest.ts';
import { type RunningServer, startCacheServer } from '../hosting/startWebServers.ts';
import { builtFixtureRoot, copyBuiltFixture } from '../support/builtFixture.ts';
import { callCommand } from '../support/callCommand.ts';
import { createSigningKey, publicKeyOf } from '../support/createSigningKey.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';
import { copyRelease } from '../support/readDist.ts';
import { spawnScript } from '../support/spawnScript.ts';

const root = path.resolve(import.meta.dirname, '../..');
const project = builtFixtureRoot();
const signingKey = createSigningKey();
const users = { reader: 'reader:a reader password', writer: 'writer:a writer password' };
const toLogin = (user: string) => {
  const [name, password] = user.split(':');
  return { MATCHPRESS_CACHE_USER: name!, MATCHPRESS_CACHE_PASSWORD: password! };
};
const secrets = { MATCHPRESS_CACHE_SIGNING_KEY: signingKey, ...toLogin(users.writer) };
/** What a machine has that runs code nobody has reviewed. */
const readerSecrets = {
  MATCHPRESS_CACHE_SIGNING_KEY: '',
  MATCHPRESS_CACHE_PUBLIC_KEY: publicKeyOf(signingKey),
  ...toLogin(users.reader),
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'machines-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (command: RunnableCommand, args: string[], env: Record<string, string> = {}) =>
  callCommand(command, ['--root', project, ...args], { env, cwd: folder });
const readManifest = (dist: string) => readFile(path.join(folder, dist, 'manifest.json'), 'utf8');
const released = () => readFile(path.join(project, 'dist/manifest.json'), 'utf8');

describe('merging', () => {
  beforeAll(async () => {
    for (const index of [1, 2, 3]) {
      const { code, stderr } = await run(build, ['--shard', `${index}/3`, '--out', `part-${index}`]);
      expect([code, stderr]).toEqual([0, '']);
    }
  });
  const mergeParts = (...args: string[]) => run(merge, args);

  test('shards gives what one build gives', async () => {
    expect(await mergeParts('part-1', 'part-2', 'part-3', '--out', 'whole')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^6 sites for production in whole, \d+ files\.\n$/),
    });
    expect(await readManifest('whole')).toBe(await released());
    expect((await run(verify, ['--out', 'whole'])).code).toBe(0);
  });

  test('names every site that comes twice or is missing, and what was built from other sources', async () => {
    const manifest = JSON.parse(await readManifest('part-2'));
    const text = await readFile(path.join(folder, 'part-2/manifests/hosting.json'), 'utf8');
    const list = text.replace(/(?<="rules\/members\.dunmoor\.de\.example\.json","sha256":")\w+/, '0'.repeat(64));
    await mkdir(path.join(folder, 'other/manifests'), { recursive: true });
    await writeFile(path.join(folder, 'other/manifests/hosting.json'), list);
    await writeFile(path.join(folder, 'other/manifest.json'), JSON.stringify({ ...manifest, hosting: sha256(list) }));
    const { code, stderr } = await mergeParts('part-1', 'other', 'part-1', '--out', 'refused');
    const lines = stderr.trim().split('\n');
    expect(code).toBe(1);
    expect(lines.filter((line) => line.includes('is in part-1, too'))).toHaveLength(2);
    expect(lines.filter((line) => line.includes('is in none of the folders'))).toHaveLength(2);
    expect(lines).toContainEqual(
      expect.stringMatching(
        /other:1:1 {2}hosting\/rules\/members\.dunmoor\.de\.example\.json is another one than in part-1; /,
      ),
    );
    expect(lines.at(-1)).toBe('5 mistakes in 3 files');
    expect(await readdir(folder)).not.toContain('refused');
  });

  test.for<[changed: string, file: string, from: string, to: string]>([
    ['brands', 'brands/alderwick/brand.json', 'support.at@', 'hilfe.at@'],
    ['app', 'app/greet.ts', "' ('", "' – ('"],
    ['templates', 'templates/robots.txt.hbs', 'User-agent', '# All\nUser-agent'],
    ['build.config.ts', 'build.config.ts', "api: 'https://api.operator", "api: 'https://calls.operator"],
  ])(
    'refuses shards of other %s, and verify finds them, even where all shards have them',
    async ([name, file, from, to]) => {
      await using changed = await copyBuiltFixture();
      const text = await readFile(path.join(changed.root, file), 'utf8');
      expect(text).toContain(from);
      await writeFile(path.join(changed.root, file), text.replace(from, to));
      const others = ['--root', changed.root, '--out', 'refused'];
      const { code, stderr } = await callCommand(merge, [...others, 'part-1', 'part-2', 'part-3'], { cwd: folder });
      const lines = stderr.trim().split('\n');
      expect(code).toBe(1);
      for (const part of ['part-1', 'part-2', 'part-3'])
        expect(lines).toContainEqual(
          expect.stringMatching(
            `/${part}:1:1 {2}was built from other sources than those that are here: ${name}; build all`,
          ),
        );
      expect(await readdir(folder)).not.toContain('refused');
      expect(await callCommand(verify, ['--root', changed.root, '--out', 'part-2'], { cwd: folder })).toMatchObject({
        code: 1,
        stderr: expect.stringContaining(`part-2: was built from other sources than those that are here: ${name}\n`),
      });
    },
  );

  test('refuses a release that does not say what it was built from', async () => {
    const { code, stderr } = await mergeParts('part-1', 'part-2', path.join(project, 'dist'), '--out', 'refused');
    expect(code).toBe(1);
    expect(stderr).toContain('dist:1:1  does not say what it was built from; build all shards');
  });

  test('tells which folder has no release, and which file is not what its manifest says', async () => {
    expect(await mergeParts('part-1', 'nothing')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/nothing:1:1 {2}there is no release: /),
    });
    copyRelease(path.join(folder, 'part-3'), path.join(folder, 'harmed'));
    const [{ host }] = JSON.parse(await readManifest('harmed')).sites;
    await writeFile(path.join(folder, 'harmed', host, 'robots.txt'), 'harmed');
    // They are equal: one would do in place of the other.
    for (const page of ['index.html', '404.html']) await rm(path.join(folder, 'harmed', host, page));
    const { code, stderr } = await mergeParts(
      'part-1',
      'part-2',
      'harmed',
      '--cache',
      'empty-cache',
      '--out',
      'refused',
    );
    expect(code).toBe(1);
    expect(stderr).toContain(`harmed/${host}/robots.txt:1:1  the file is not what the manifest says; build this shard`);
    expect(stderr).toContain(`harmed/${host}/index.html:1:1  the file is missing; build this shard again`);
    expect(await readdir(folder)).not.toContain('refused');
  });
});

const nginx = findNginx();

test('there is a real server', ({ skip }) => skip(nginx === undefined, 'nginx cannot be installed'));

describe.for(nginx ? [nginx] : [])('a cache on %s', (binary) => {
  let server: RunningServer;
  let store: string;
  beforeAll(async () => {
    store = path.join(folder, 'nginx/store/matchpress');
    server = await startCacheServer(binary, path.join(folder, 'nginx'), await freePort(4700), users);
  });
  afterAll(() => server?.stop());

  const foldersOf = (machine: string) => [
    ...['--out', `${machine}/dist`, '--cache', `${machine}/cache`, '--cache', server.address],
  ];
  /** Builds on a machine that has nothing yet. */
  const buildOn = async (machine: string, args: string[] = [], env: Record<string, string> = {}) => {
    const { code, stdout, stderr } = await run(build, [...foldersOf(machine), '--json', ...args], {
      ...secrets,
      ...env,
    });
    return { code, stderr, ...JSON.parse(stdout) };
  };
  const listStore = async () => (await readdir(store, { recursive: true })).filter((name) => name.length > 64).sort();

  test('machines with folders of their own, by night in processes that share it, give what one build gives', async () => {
    const machines = Array.from({ length: isFullMatrix ? 4 : 1 }, (_, index) => `machine-${index + 1}`);
    const shards = machines.map((machine, index) => {
      const args = ['--root', project, ...foldersOf(machine), '--shard', `${index + 1}/${machines.length}`];
      return isFullMatrix
        ? spawnScript(root, 'build.ts', args, { env: secrets, cwd: folder })
        : callCommand(build, args, { env: secrets, cwd: folder });
    });
    for (const { code, stderr } of await Promise.all(shards)) expect([code, stderr]).toEqual([0, '']);
    const parts = machines.map((machine) => `${machine}/dist`);
    expect((await run(merge, [...parts, '--out', 'merged', '--cache', 'merged-cache'])).code).toBe(0);
    expect(await readManifest('merged')).toBe(await released());
  });

  test('a further machine takes all sites from it and compiles nothing', async () => {
    const { code, stderr, cache } = await buildOn('further', ['--cache-read-only'], readerSecrets);
    expect([code, stderr]).toEqual([0, '']);
    expect(cache).toMatchObject({ site: { hits: 6, misses: 0 } });
    expect(cache).not.toHaveProperty('app');
    expect(await readManifest('further/dist')).toBe(await released());
  });

  test('wrong bytes on the server, or entries under another key, cost time and change nothing', async () => {
    const before = await listStore();
    const entries = before.filter((name) => name.startsWith('ac/'));
    const contents = new Map<string, Buffer>();
    for (const name of before) contents.set(name, await readFile(path.join(store, name)));
    for (const [index, name] of entries.entries())
      await writeFile(path.join(store, name), contents.get(entries.at(index - 1)!)!);
    for (const name of before.filter((one) => one.startsWith('cas/'))) await writeFile(path.join(store, name), 'wrong');
    const { code, stderr, cache } = await buildOn('deceived', ['--brand', 'birchmere']);
    const { host } = new URL(server.address);
    expect([code, stderr]).toEqual([
      0,
      expect.stringMatching(`^the cache at ${host} was not asked any more: its entries`),
    ]);
    expect(cache).toMatchObject({ site: { hits: 0, misses: 1 } });
    const [built] = JSON.parse(await readManifest('deceived/dist')).sites;
    expect(JSON.parse(await released()).sites).toContainEqual(built);
    for (const [name, content] of contents) await writeFile(path.join(store, name), content);
  });

  test('what another key has signed is not found, and that is told', async () => {
    const reads = ['--cache-read-only'];
    expect((await buildOn('fourth', reads)).cache.site).toEqual({ hits: 6, misses: 0 });
    const other = publicKeyOf(createSigningKey());
    const { cache, stderr } = await buildOn('foreign', reads, { ...readerSecrets, MATCHPRESS_CACHE_PUBLIC_KEY: other });
    expect(cache.site).toEqual({ hits: 0, misses: 6 });
    expect(stderr).toMatch(/: its entries are not signed for the key in MATCHPRESS_CACHE_PUBLIC_KEY\n$/);
  });

  test('readers get files, writers put them, and nobody else does either', async () => {
    const basic = (user: string) => ({ Authorization: `Basic ${Buffer.from(user).toString('base64')}` });
    const origin = new URL(server.address).origin;
    const statusOf = async (method: string, user?: string, name = `cas/${'0'.repeat(64)}`) => {
      const headers = user === undefined ? {} : basic(user);
      const body = method === 'PUT' ? 'content' : undefined;
      const request = { host: 'cache', path: `/matchpress/${name}`, method, headers, ...(body && { body }) };
      return (await sendRawRequest(origin, request)).status;
    };
    const swapped = `${users.writer.split(':')[0]}:${users.reader.split(':')[1]}`;
    for (const user of [users.reader, undefined, swapped])
      expect([user, await statusOf('PUT', user)]).toEqual([user, 401]);
    expect(await statusOf('PUT', users.writer)).toBe(201);
    expect([await statusOf('GET', users.reader), await statusOf('GET', users.writer)]).toEqual([200, 200]);
    expect([await statusOf('GET'), await statusOf('GET', 'reader:wrong')]).toEqual([401, 401]);
    for (const method of ['DELETE', 'MKCOL', 'MOVE', 'COPY'])
      expect([method, await statusOf(method, users.reader), await statusOf(method, users.writer)]).toEqual([
        method,
        401,
        405,
      ]);
    for (const name of ['', 'cas/', '../users', 'cas/x', 'ac/readers', `other/${'0'.repeat(64)}`])
      expect([name, await statusOf('PUT', users.writer, name), await statusOf('GET', users.writer, name)]).toEqual([
        name,
        404,
        404,
      ]);
    await rm(path.join(store, `cas/${'0'.repeat(64)}`));
  });

  test('that only may be read, refuses or is away costs one line', async () => {
    const before = await listStore();
    // What is not in the cache of a machine that has built other sites.
    const buildOther = (domain: string, more: string[] = [], env = {}) =>
      buildOn('further', ['--out', `other-${domain}`, '--domain', domain, '--env', 'sandbox', ...more], env);
    expect(await buildOther('uk', ['--cache-read-only'])).toMatchObject({ code: 0, stderr: '' });
    expect(await listStore()).toEqual(before);
    const { host } = new URL(server.address);
    expect(await buildOther('de', [], { MATCHPRESS_CACHE_PASSWORD: 'a wrong password' })).toMatchObject({
      code: 0,
      stderr: `the cache at ${host} was not asked any more: status 401 for GET\n`,
    });
    await server.stop();
    expect(await buildOther('cz')).toMatchObject({
      code: 0,
      stderr: `the cache at ${host} was not asked any more: ECONNREFUSED\n`,
    });
  });

  const key = createSigningKey();
  const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'der',
    type: 'pkcs8',
  });
  test.for<[what: string, env: Record<string, string>, said: RegExp, args?: string[]]>([
    [
      'a password in the address',
      {},
      /^--cache must hold no password; put it into/,
      ['--cache', 'https://a:b@c.example'],
    ],
    [
      'no key that signs',
      { MATCHPRESS_CACHE_SIGNING_KEY: '' },
      /^MATCHPRESS_CACHE_SIGNING_KEY is not set; .*read-only/,
    ],
    [
      'a key of one letter',
      { MATCHPRESS_CACHE_SIGNING_KEY: 'x' },
      /^MATCHPRESS_CACHE_SIGNING_KEY is no key for Ed25519/,
    ],
    ['a public key to sign', { MATCHPRESS_CACHE_SIGNING_KEY: publicKeyOf(key) }, /SIGNING_KEY is no key for Ed25519/],
    ['another kind of key', { MATCHPRESS_CACHE_SIGNING_KEY: elliptic.toString('base64') }, /is no key for Ed25519/],
    ['keys that do not fit', { MATCHPRESS_CACHE_PUBLIC_KEY: publicKeyOf(key) }, /PUBLIC_KEY is not the public key of/],
    ['a wrong public key', { MATCHPRESS_CACHE_PUBLIC_KEY: 'x' }, /^MATCHPRESS_CACHE_PUBLIC_KEY is no key for Ed25519/],
    [
      'no key to read',
      { MATCHPRESS_CACHE_SIGNING_KEY: '' },
      /^MATCHPRESS_CACHE_PUBLIC_KEY is not set; /,
      ['--cache', 'https://cache.example', '--cache-read-only'],
    ],
    ['a password of one letter', { MATCHPRESS_CACHE_PASSWORD: 'x' }, /CACHE_PASSWORD has fewer than 8 characters/],
    [
      'no password',
      { MATCHPRESS_CACHE_PASSWORD: '' },
      /^MATCHPRESS_CACHE_USER is set, and MATCHPRESS_CACHE_PASSWORD is not/,
    ],
    ['a token of one letter', { MATCHPRESS_CACHE_TOKEN: 'x' }, /CACHE_TOKEN has fewer than 8 characters/],
    ['a password in the clear', {}, /CACHE_PASSWORD is sent by https only/, ['--cache', 'http://cache.example']],
    [
      'a token in the clear',
      { MATCHPRESS_CACHE_TOKEN: 'a long token' },
      /CACHE_TOKEN is sent by https only/,
      ['--cache', 'http://10.0.0.1/matchpress'],
    ],
  ])('is refused with %s', async ([, env, said, args = ['--cache', 'https://cache.example']]) => {
    const { code, stderr } = await run(build, args, { ...secrets, ...env });
    expect([code, stderr]).toEqual([2, expect.stringMatching(said)]);
    for (const value of Object.values({ ...secrets, ...env }))
      if (value.length > 8) expect(stderr).not.toContain(value);
  });
});
