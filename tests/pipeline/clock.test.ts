import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, readlink, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { build as runBuild } from '../../scripts/build.ts';
import { readProcessStart } from '../../scripts/lib/processStart.ts';
import { verify } from '../../scripts/verify.ts';
import { copyBuiltFixture } from '../support/builtFixture.ts';
import { callCommand } from '../support/callCommand.ts';
import { findManifestMismatches, hashDist } from '../support/readDist.ts';

const YEAR_MS = 365 * 86_400_000;
type Clock = -1 | 0 | 1;

/** Builds with a clock that is a year behind, right, or a year ahead. */
async function tryBuild(project: string, clock: Clock, ...args: string[]) {
  const folders = ['--out', path.join(project, 'dist'), '--cache', path.join(project, '.cache')];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + clock * YEAR_MS });
  try {
    return await callCommand(runBuild, ['--root', project, ...folders, '--json', ...args]);
  } finally {
    vi.useRealTimers();
  }
}

/** The same, and gives its result. */
async function build(project: string, clock: Clock, ...args: string[]) {
  const { code, stdout, stderr } = await tryBuild(project, clock, ...args);
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as { written: boolean; cache: Record<string, { hits: number; misses: number }> };
}

/** Parts a file from all of its other names. */
function giveOwnBytes(file: string): void {
  const bytes = readFileSync(file);
  rmSync(file);
  writeFileSync(file, bytes);
}

/** Gives files the times that they would have if they had been written by such a clock. */
function setTimes(project: string, parts: readonly string[], clock: Clock): void {
  const seconds = (Date.now() + clock * YEAR_MS) / 1000;
  for (const part of parts) {
    const place = path.join(project, part);
    const files = statSync(place).isDirectory()
      ? readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => path.join(place, name))
      : [place];
    for (const file of files) {
      if (statSync(file).isFile() && statSync(file).nlink > 1) giveOwnBytes(file);
      utimesSync(file, seconds, seconds);
    }
  }
}

const inputs = ['app', 'brands', 'themes', 'templates', 'build.config.ts'];
const edited = 'brands/alderwick/brand.json';

const release = async (project: string) => path.basename(await readlink(path.join(project, 'dist')));
const listReleases = (project: string) =>
  readdirSync(path.join(project, '.dist')).filter((name) => /^[0-9a-f]{16}/.test(name));

test('a clock that jumps changes no byte, builds nothing again, and keeps the releases before', async () => {
  await using project = await copyBuiltFixture();
  const edit = async (from: string, to: string, clock: Clock) => {
    const file = path.join(project.root, edited);
    await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
    setTimes(project.root, [edited], clock);
  };
  expect(await build(project.root, 0)).toMatchObject({ written: true });
  const [first, firstRelease] = [await hashDist(project.root), await release(project.root)];

  for (const clock of [1, -1, 0] as const) {
    setTimes(project.root, inputs, -clock as Clock);
    expect(await build(project.root, clock)).toMatchObject({ written: false });
  }

  // The edit is older than all that was built before it.
  await edit('support.at@', 'hilfe.at@', -1);
  expect((await build(project.root, 1)).written).toBe(true);
  const [second, secondRelease] = [await hashDist(project.root), await release(project.root)];
  expect(second).not.toEqual(first);
  expect(listReleases(project.root)).toEqual(expect.arrayContaining([firstRelease, secondRelease]));

  // Everything that this needs is in the cache, most of it from the future.
  await edit('hilfe.at@', 'support.at@', 1);
  const back = await build(project.root, -1);
  expect(back.cache.site).toEqual({ hits: 6, misses: 0 });
  expect(await hashDist(project.root)).toEqual(first);
  expect(await findManifestMismatches(project.root)).toEqual([]);
  expect(listReleases(project.root)).toContain(secondRelease);
  expect(listReleases(project.root)).toHaveLength(3);
});

test('a clock that is set back makes the cache forget nothing that was used since', async () => {
  await using project = await copyBuiltFixture();
  await build(project.root, 1);
  const before = await hashDist(project.root);
  const unused = `.cache/chunk/ab/ab${'0'.repeat(62)}`;
  await mkdir(path.dirname(path.join(project.root, unused)), { recursive: true });
  await writeFile(path.join(project.root, unused), '');
  await truncate(path.join(project.root, unused), 1_000_000_000);
  const kinds = readdirSync(path.join(project.root, '.cache')).filter((kind) => kind !== 'store');
  const parts = kinds.map((kind) => `.cache/${kind}`);
  setTimes(project.root, parts, 1);

  await rm(path.join(project.root, 'dist/members.birchmere.uk.example/index.html'));
  expect((await build(project.root, -1, '--cache-limit', '500M')).written).toBe(true);
  expect(existsSync(path.join(project.root, unused))).toBe(false);
  expect((await build(project.root, -1)).written).toBe(false);
  expect(await hashDist(project.root)).toEqual(before);
  expect(await findManifestMismatches(project.root)).toEqual([]);
  const args = ['--out', path.join(project.root, 'dist'), '--root', project.root];
  expect(await callCommand(verify, args)).toMatchObject({ code: 0, stderr: '' });
});

test('a lock is held by its process, whatever the time says', async () => {
  await using project = await copyBuiltFixture();
  const lock = path.join(project.root, '.dist/lock');
  const since = new Date(Date.now() + YEAR_MS).toISOString();
  const started = readProcessStart(process.pid)!;
  await writeFile(lock, JSON.stringify({ pid: process.pid, started: `${started}0`, since }));
  expect((await build(project.root, -1)).written).toBe(true);

  await rm(path.join(project.root, 'dist/members.birchmere.uk.example/index.html'));
  await writeFile(lock, JSON.stringify({ pid: process.pid, started, since }));
  const { code, stderr } = await tryBuild(project.root, -1);
  expect([code, stderr]).toEqual([
    1,
    expect.stringContaining(`another build is writing here: process ${process.pid}, since ${since}; wait for it`),
  ]);
  await rm(lock);
  expect((await build(project.root, 1)).written).toBe(true);
});
