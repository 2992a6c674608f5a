import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build as runBuild } from '../../scripts/build.ts';
import { builtFixtureRoot } from '../support/builtFixture.ts';
import { callCommand } from '../support/callCommand.ts';

const mounted: string[] = [];
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'disks-'));
});
afterAll(() => {
  for (const disk of mounted) execFileSync('umount', [disk]);
  rmSync(folder, { recursive: true, force: true });
});

/** A small disk of its own; undefined where this account must not make one. */
function mountDisk(name: string, options: string): string | undefined {
  const disk = path.join(folder, name);
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  mounted.push(disk);
  return disk;
}

const build = (dist: string, cache: string) =>
  callCommand(runBuild, ['--root', builtFixtureRoot(), '--out', dist, '--cache', cache]);

test.for([
  ['the sites', 'dist'],
  ['the cache', 'own-dist'],
] as const)('a full disk of %s is one sentence, and no release', async ([, dist], { skip }) => {
  const disk = mountDisk(`small-${dist}`, 'size=600k') ?? skip('this account mounts no disk');
  const isOfSites = dist === 'dist';
  const out = path.join(isOfSites ? disk : folder, dist);
  const store = isOfSites ? path.join(builtFixtureRoot(), '.cache') : path.join(disk, 'cache');
  const { code, stderr } = await build(out, store);
  expect([code, stderr]).toEqual([
    74,
    expect.stringMatching(/^the disk of \/\S+ is full; free some space and run the command again\n$/),
  ]);
  expect(stderr).toContain(`the disk of ${disk}/`);
  expect(readdirSync(path.dirname(out))).not.toContain(path.basename(out));
  const releases = path.join(path.dirname(out), `.${path.basename(out)}`);
  expect(readdirSync(releases).filter((name) => /^(?:lock|link)/.test(name))).toEqual([]);
});

test('a disk that can only be read is one sentence', async ({ skip }) => {
  const disk = mountDisk('read-only', 'ro') ?? skip('this account mounts no disk');
  const { code, stderr } = await build(path.join(disk, 'dist'), path.join(folder, 'some-cache'));
  expect([code, stderr]).toEqual([
    74,
    `the system refuses ${disk}/.dist (ENOENT: no folder can be made there); choose another folder, or ask for the right to write there\n`,
  ]);
});
