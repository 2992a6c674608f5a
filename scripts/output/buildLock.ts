import { link, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ProblemsError, toFileProblem } from '../lib/problem.ts';
import { readProcessStart } from '../lib/processStart.ts';
import { tryParseJson } from '../lib/tryParseJson.ts';
import { writeAtomically } from '../lib/writeAtomically.ts';
import { releasesFolder } from './currentRelease.ts';

/** Who holds a lock. */
const LockOwner = z.object({
  pid: z.int(),
  /** Tells the process from a later one with the same number. */
  started: z.string(),
  /** When it took the lock. */
  since: z.string(),
});
type LockOwner = z.output<typeof LockOwner>;

/**
 * Lets one build at a time write to a dist folder. A lock whose process has ended is replaced, even if another process
 * has its number now. Throws a ProblemsError that names the lock while another build holds it.
 */
export async function withBuildLock<Result>(dist: string, work: () => Promise<Result>): Promise<Result> {
  const releases = releasesFolder(dist);
  await mkdir(releases, { recursive: true });
  const lock = path.join(releases, 'lock');
  await acquireLock(lock);
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

const MAX_TRIES = 3;

async function acquireLock(lock: string): Promise<void> {
  const { pid } = process;
  const own = `${lock}-${pid}`;
  const owner: LockOwner = { pid, started: readProcessStart(pid) ?? '', since: new Date().toISOString() };
  // A process with this number may have been killed with its own file still linked as the lock: that stays as it is.
  await writeAtomically(own, Buffer.from(JSON.stringify(owner)));
  let holder: LockOwner | undefined;
  try {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      // A hard link appears together with its content, so a lock never lacks its owner.
      if (await tryLink(own, lock)) return;
      const text = await readFile(lock, 'utf8').catch(() => '');
      holder = readLivingOwner(text);
      if (holder) break;
      await removeStaleLock(lock, text);
    }
  } finally {
    await rm(own, { force: true });
  }
  const who = holder ? `: process ${holder.pid}, since ${holder.since}` : '';
  throw new ProblemsError([
    toFileProblem(
      lock,
      `another build is writing here${who}`,
      'wait for it or choose another folder with --out; if there is no such build, remove this file',
    ),
  ]);
}

/** The owner that a lock names, if its process still runs. */
function readLivingOwner(text: string): LockOwner | undefined {
  const owner = LockOwner.safeParse(tryParseJson(text)).data;
  return owner && readProcessStart(owner.pid) === owner.started ? owner : undefined;
}

/** Removes the lock of an ended process. If another build has locked in the meantime, its lock is put back. */
async function removeStaleLock(lock: string, text: string): Promise<void> {
  const moved = `${lock}-stale-${process.pid}`;
  await rename(lock, moved).catch(() => {});
  if ((await readFile(moved, 'utf8').catch(() => text)) !== text) await tryLink(moved, lock);
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
