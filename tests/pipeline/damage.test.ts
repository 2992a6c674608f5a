import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { chmod, readFile, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build as runBuild } from '../../scripts/build.ts';
import { sha256 } from '../../scripts/lib/hash.ts';
import { verify } from '../../scripts/verify.ts';
import { builtFixtureRoot, copyBuiltFixture, replaceFile } from '../support/builtFixture.ts';
import { callCommand } from '../support/callCommand.ts';
import { linkTree } from '../support/fixtureFiles.ts';
import { findManifestMismatches, hashDist } from '../support/readDist.ts';

const host = 'members.cloverfen.ch.example';
type Command = Parameters<typeof callCommand>[0];

const call = (command: Command, project: string, ...args: string[]) =>
  callCommand(command, ['--root', project, '--out', 'dist', '--cache', '.cache', ...args], { cwd: project });

/** A built project whose contents no other file of tests has; each test but the last two ends with its dist whole. */
let project: Awaited<ReturnType<typeof copyBuiltFixture>>;
let page: string;
let whole: Record<string, string>;

beforeAll(async () => {
  project = await copyBuiltFixture();
  for (const part of ['dist', '.dist', '.cache/store']) await rm(path.join(project.root, part), { recursive: true });
  const store = '.cache/store';
  linkTree(path.join(builtFixtureRoot(), store), path.join(project.root, store), () => false);
  expect((await call(runBuild, project.root)).code).toBe(0);
  page = path.join(project.root, 'dist', host, 'robots.txt');
  whole = await hashDist(project.root);
});

afterAll(() => project[Symbol.asyncDispose]());

/** Changes one byte of a file and hides it: size and time are those of before. */
async function damage(file: string, write: (file: string, text: string) => Promise<unknown>): Promise<void> {
  const { mtimeMs } = await stat(file);
  const text = await readFile(file, 'utf8');
  await write(file, text.replace(/.$/m, '~'));
  await utimes(file, mtimeMs / 1000, mtimeMs / 1000);
}

const harms: [kind: string, harm: (page: string) => Promise<unknown>, message: string][] = [
  ['one byte', (page) => damage(page, writeFile), 'is not what the manifest says'],
  ['another file in the place', (page) => damage(page, replaceFile), 'is not what the manifest says'],
  ['a file that is gone', (page) => rm(page), 'is missing'],
  [
    'a link to the same',
    (page) => rename(page, `${page}.a`).then(() => symlink(`${page}.a`, page)),
    'is a link, not a file',
  ],
  ['a link to itself', (page) => rm(page).then(() => symlink(page, page)), 'is a link, not a file'],
  [
    'a pipe',
    (page) => rm(page).then(() => execFileSync('mkfifo', [page])),
    'is a pipe, a socket or a device, not a file',
  ],
];

test.for(harms)('%s does not survive a build, which names the file', async ([, harm, message]) => {
  await harm(page);
  const { code, stdout, stderr } = await call(runBuild, project.root);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`dist/${host}/robots.txt ${message}; it is restored.\n`);
  expect(await hashDist(project.root)).toEqual(whole);
  expect((await call(runBuild, project.root)).stdout).toMatch(/^Nothing has changed: /m);
});

test('a file that nobody may read any more is restored', async () => {
  await chmod(page, 0o000);
  expect((await call(runBuild, project.root)).code).toBe(0);
  expect((await stat(page)).mode & 0o777).toBe(0o644);
});

const verifyIt = (...args: string[]) => call(verify, project.root, ...args);

const repairs = harms.filter(([kind]) => !/^(a link|another)/.test(kind));

test.for(repairs)('verify --repair restores %s from the cache', async ([, harm, message]) => {
  await harm(page);
  expect(await verifyIt()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`${host}/robots.txt: ${message}\n`),
  });
  const repaired = await verifyIt('--repair');
  expect([repaired.code, repaired.stderr]).toEqual([0, '']);
  expect(repaired.stdout).toContain(`dist/${host}/robots.txt ${message}; it is restored.\n`);
  expect(await hashDist(project.root)).toEqual(whole);
});

test.for<[where: string, write: (file: string, text: string) => Promise<unknown>]>([
  ['in dist', replaceFile],
  ['in dist and in the cache', writeFile],
])('a list of files that is forged %s is refused, and restored', { tags: 'rule' }, async ([, write]) => {
  const list = path.join(project.root, 'dist/manifests', `${host}.json`);
  const forge = async () => {
    await replaceFile(page, 'forged');
    const text = await readFile(list, 'utf8');
    await write(
      list,
      text.replace(/(?<="robots\.txt","sha256":")\w+(?:","size":)\d+/, `${sha256('forged')}","size":6`),
    );
  };
  await forge();
  expect(await verifyIt()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`manifests/${host}.json: is not what the manifest says\n`),
  });
  const told = `dist/manifests/${host}.json is not what the manifest says; it is restored.\n`;
  const repaired = await verifyIt('--repair');
  expect(repaired).toMatchObject({ code: 0, stdout: expect.stringContaining(told), stderr: '' });
  expect(await hashDist(project.root)).toEqual(whole);
  await forge();
  expect((await call(runBuild, project.root)).stdout).toContain(told);
  expect(await hashDist(project.root)).toEqual(whole);
});

test('a release of an earlier version is named where its sites are asked for, and a whole build replaces it', async () => {
  const manifest = path.join(project.root, 'dist/manifest.json');
  const text = await readFile(manifest, 'utf8');
  await replaceFile(manifest, text.replace('"version":2', '"version":1'));
  const said = /dist\/manifest\.json:1:1 {2}the manifest has the form of version 1, and this project reads version 2; /;
  for (const args of [[], ['--repair']])
    expect(await verifyIt(...args)).toMatchObject({ code: 1, stderr: expect.stringMatching(said) });
  const one = await call(runBuild, project.root, '--brand', 'birchmere');
  expect(one).toMatchObject({ code: 1, stderr: expect.stringMatching(said) });
  expect((await call(runBuild, project.root)).code).toBe(0);
  expect(await hashDist(project.root)).toEqual(whole);
});

test('what is whole needs no repair, and without a manifest only a build helps', async () => {
  expect(await verifyIt('--repair', '--json')).toMatchObject({ code: 0 });
  await replaceFile(path.join(project.root, 'dist/manifest.json'), '{}');
  expect(await verifyIt('--repair')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      'dist:1:1  there is no manifest that says how the files should be; run npm run build',
    ),
  });
  expect((await call(runBuild, project.root)).stdout).toContain(
    'dist/manifest.json is not what was written; it is restored',
  );
});

test('a release that somebody has switched back is named', async () => {
  const dist = path.join(project.root, 'dist');
  const [former] = readdirSync(path.join(project.root, '.dist')).filter((name) => /^[0-9a-f]{16}$/.test(name));
  const file = path.join(project.root, 'brands/alderwick/brand.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('support.at@', 'hilfe.at@'));
  const built = JSON.parse((await call(runBuild, project.root, '--json')).stdout);
  const changed = ['at', 'com', 'de'].map((domain) => `members.alderwick.${domain}.example`);
  expect(built).toMatchObject({ ok: true, sites: 6, made: changed, seconds: expect.any(Number), restored: [] });

  await rm(dist);
  await symlink(`.dist/${former}`, dist);
  expect((await call(runBuild, project.root)).stdout).toContain(
    `dist led to the release ${former}, which is not the one that the last build published; this build has replaced it.`,
  );
});

test('verify --repair without a cache builds the brands of all that is harmed', async () => {
  const before = await hashDist(project.root);
  const files = ['robots.txt', 'index.html', 'member.html'].map((file) => path.join(project.root, 'dist', host, file));
  for (const [index, [, harm]] of repairs.entries()) await harm(files[index]!);
  const cache = path.join(project.root, '.cache');
  for (const name of readdirSync(cache).filter((one) => one !== 'app' && one !== 'CACHEDIR.TAG'))
    await rm(path.join(cache, name), { recursive: true });
  const { code, stdout } = await verifyIt('--repair');
  expect(code).toBe(0);
  for (const [index, [, , message]] of repairs.entries())
    expect(stdout).toContain(`dist/${host}/${path.basename(files[index]!)} ${message}; it is restored.\n`);
  expect(await hashDist(project.root)).toEqual(before);
  expect(await findManifestMismatches(project.root)).toEqual([]);
});
