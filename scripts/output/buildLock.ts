import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ProblemsError, toFileProblem } from '../lib/problem.ts';
import { releasesFolder } from './publishRelease.ts';

/**
 * Lets one build at a time write to a dist folder. A lock whose process has ended is replaced.
 * Throws ProblemsError while another build holds it.
 */
export async function withBuildLock<Result>(dist: string, work: () => Promise<Result>): Promise<Result> {
  const releases = releasesFolder(dist);
  await mkdir(releases, { recursive: true });
  const lock = path.join(releases, 'lock');
  await acquireLock(lock, path.basename(dist));
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

const MAX_TRIES = 3;

async function acquireLock(lock: string, dist: string): Promise<void> {
  const own = `${lock}-${process.pid}`;
  await writeFile(own, String(process.pid));
  try {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      // A hard link appears together with its content, so a lock never lacks its owner.
      if (await tryLink(own, lock)) return;
      const owner = await readFile(lock, 'utf8').catch(() => '');
      if (isRunning(Number(owner))) break;
      await removeStaleLock(lock, owner);
    }
  } finally {
    await rm(own, { force: true });
  }
  throw new ProblemsError([
    toFileProblem(dist, 'another build is writing here', 'wait for it or choose another folder with --out'),
  ]);
}

/** Removes the lock of an ended process. If another build has locked in the meantime, its lock is put back. */
async function removeStaleLock(lock: string, owner: string): Promise<void> {
  const moved = `${lock}-stale-${process.pid}`;
  await rename(lock, moved).catch(() => {});
  if ((await readFile(moved, 'utf8').catch(() => owner)) !== owner) await tryLink(moved, lock);
  await rm(moved, { force: true });
}

/** Creates `to` as a hard link of `from`; false if `to` exists. */
async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
