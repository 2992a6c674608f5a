import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSourceFacts } from './readSourceFacts.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'sources-'));
  await write('app/main.tsx', '2026-01-02T03:04:05Z');
  await write('brands/a/brand.json', '2026-01-01T00:00:00Z');
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(file: string, time: string) {
  await mkdir(path.join(root, path.dirname(file)), { recursive: true });
  await writeFile(path.join(root, file), time);
  await utimes(path.join(root, file), new Date(time), new Date(time));
}

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=x', '-c', 'user.email=x@x.example', '-c', 'commit.gpgsign=false'];
  const env = { ...process.env, GIT_COMMITTER_DATE: '2026-03-01T12:00:00+01:00' };
  return execFileSync('git', ['-C', root, ...identity, ...args], { stdio: 'pipe', env })
    .toString()
    .trim();
}

test('without git the newest file tells when the sources were changed', async () => {
  expect(await readSourceFacts(root)).toEqual({ commit: null, time: '2026-01-02T03:04:05Z' });
});

test('the last commit of the sources counts, and what has been changed since', async () => {
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
  const commit = git('rev-parse', 'HEAD');
  await write('notes.txt', '2026-05-01T00:00:00Z');
  git('add', '.');
  git('commit', '--quiet', '--message', 'no source');
  expect(await readSourceFacts(root)).toEqual({ commit, time: '2026-03-01T11:00:00Z' });
  await write('brands/b/brand.json', '2026-04-01T00:00:00Z');
  expect(await readSourceFacts(root)).toEqual({ commit, changed: true, time: '2026-04-01T00:00:00Z' });
  await rm(path.join(root, 'brands/b'), { recursive: true });
  await rm(path.join(root, 'app/main.tsx'));
  expect(await readSourceFacts(root)).toEqual({ commit, changed: true, time: '2026-03-01T11:00:00Z' });
});
