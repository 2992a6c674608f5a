import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../scripts/build.ts';
import type { RunnableCommand } from '../../scripts/lib/CommandIo.ts';
import { merge } from '../../scripts/merge.ts';
import { freePort } from '../../scripts/serve/startServer.ts';
import { verify } from '../../scripts/verify.ts';
import { findNginx } from '../hosting/findWebServers.ts';
import { type RunningServer, startFileStore } from '../hosting/startWebServers.ts';
import { builtFixtureRoot, copyBuiltFixture } from '../support/builtFixture.ts';
import { callCommand } from '../support/callCommand.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';
import { copyRelease } from '../support/readDist.ts';
import { spawnScript } from '../support/spawnScript.ts';

const root = path.resolve(import.meta.dirname, '../..');
const project = builtFixtureRoot();
const secrets = {
  MATCHPRESS_CACHE_SECRET: 'a secret of all machines',
  MATCHPRESS_CACHE_USER: 'ci',
  MATCHPRESS_CACHE_PASSWORD: 'a password',
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
    await cp(path.join(folder, 'part-2/manifest.json'), path.join(folder, 'other/manifest.json'), { recursive: true });
    const manifest = JSON.parse(await readManifest('other'));
    for (const file of manifest.hosting) if (file.path === 'nginx/shared.conf') file.sha256 = '0'.repeat(64);
    await writeFile(path.join(folder, 'other/manifest.json'), JSON.stringify(manifest));
    const { code, stderr } = await mergeParts('part-1', 'other', 'part-1', '--out', 'refused');
    const lines = stderr.trim().split('\n');
    expect(code).toBe(1);
    expect(lines.filter((line) => line.includes('is in part-1, too'))).toHaveLength(2);
    expect(lines.filter((line) => line.includes('is in none of the folders'))).toHaveLength(2);
    expect(lines).toContainEqual(
      expect.stringMatching(/other:1:1 {2}hosting\/nginx\/shared\.conf is another one than in part-1; /),
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
    store = path.join(folder, 'nginx/store');
    const login = `${secrets.MATCHPRESS_CACHE_USER}:${secrets.MATCHPRESS_CACHE_PASSWORD}`;
    server = await startFileStore(binary, path.join(folder, 'nginx'), await freePort(4700), login);
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
    const { code, stderr, cache } = await buildOn('further', ['--cache-read-only']);
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

  test('a machine with another secret finds nothing, and is told so', async () => {
    const plan = ['--dry-run', '--cache-read-only'];
    expect((await buildOn('fourth', plan)).sites).toMatchObject(Array(6).fill({ isCached: true }));
    const { sites, stderr } = await buildOn('foreign', plan, { MATCHPRESS_CACHE_SECRET: 'another' });
    expect(sites).toMatchObject(Array(6).fill({ isCached: false }));
    expect(stderr).toMatch(/: its entries are not signed with the secret in MATCHPRESS_CACHE_SECRET\n$/);
  });

  test('that only may be read, refuses or is away costs one line', async () => {
    const before = await listStore();
    // What is not in the cache of a machine that has built other sites.
    const buildOther = (domain: string, more: string[] = [], env = {}) =>
      buildOn('further', ['--out', `other-${domain}`, '--domain', domain, '--env', 'sandbox', ...more], env);
    expect(await buildOther('uk', ['--cache-read-only'])).toMatchObject({ code: 0, stderr: '' });
    expect(await listStore()).toEqual(before);
    const { host } = new URL(server.address);
    expect(await buildOther('de', [], { MATCHPRESS_CACHE_PASSWORD: 'wrong' })).toMatchObject({
      code: 0,
      stderr: `the cache at ${host} was not asked any more: status 401 for GET\n`,
    });
    await server.stop();
    expect(await buildOther('cz')).toMatchObject({
      code: 0,
      stderr: `the cache at ${host} was not asked any more: ECONNREFUSED\n`,
    });
  });

  test('is refused with a password in the address, or without a secret', async () => {
    const refuse = async (address: string, env: Record<string, string>) => {
      const { code, stderr } = await run(build, ['--cache', address], env);
      expect(code).toBe(2);
      return stderr;
    };
    expect(await refuse('https://ci:password@cache.example', secrets)).toMatch(
      /^--cache must hold no password; put it into MATCHPRESS_CACHE_USER/,
    );
    expect(await refuse('https://cache.example', {})).toMatch(/^MATCHPRESS_CACHE_SECRET is not set; /);
  });
});
