import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type FileHandle, link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { ProblemsError, toFileProblem } from '../../lib/problem.ts';
import { hasEnded, identifyProcess, readProcessPlace } from '../../lib/processStart.ts';
import { tryParseJson } from '../../lib/tryParseJson.ts';
import { writeAtomically } from '../../lib/writeAtomically.ts';
import { releasesFolder } from './currentRelease.ts';

/** The holder of a lock. */
const LockOwner = z.object({
  pid: z.int(),
  /** Tells the process from a later one with the same number. */
  started: z.string(),
  /** The machine or container in which that number is its; nowhere else can anybody see whether it runs. */
  place: z.string().default(readProcessPlace),
  /** Name of the machine or container. */
  host: z.string().optional(),
  /** The time at which it took the lock. */
  since: z.string(),
});
type LockOwner = z.output<typeof LockOwner>;

/** A lock that this process holds. */
export interface BuildLock {
  /** Throws a ProblemsError if another process has taken the lock, because it believed this one dead. */
  assertHeld(): void;
}

interface LockOptions {
  /** Called with a phrase when the lock of another machine or container has to be watched. */
  onWait?: (phrase: string) => void;
  /** Time without a change after which the owner of that lock counts as dead; in milliseconds. */
  patience?: number;
}

/** Interval at which an owner changes its lock, and others look at it; in milliseconds. */
const BEAT_MS = 500;
const PATIENCE_MS = 15_000;

/**
 * Runs the only build that may write to a dist folder at a time. A lock whose process has ended is replaced, even if
 * another process has its number now; that of a process in another container or on another machine, if it no longer
 * changes. Throws a ProblemsError that names the lock while another build holds it.
 */
export async function withBuildLock<Result>(
  dist: string,
  work: (lock: BuildLock) => Promise<Result>,
  options: LockOptions = {},
): Promise<Result> {
  const releases = releasesFolder(dist);
  await mkdir(releases, { recursive: true });
  const lock = await acquireLock(path.join(releases, 'lock'), options);
  try {
    await removeLeftovers(releases);
    return await work(lock);
  } catch (error) {
    // An error then is due to what the other build has removed.
    lock.assertHeld();
    throw error;
  } finally {
    await lock.release();
  }
}

const MAX_TRIES = 3;

async function acquireLock(lock: string, options: LockOptions) {
  const owner: LockOwner = { ...identifyProcess(), host: hostname(), since: new Date().toISOString() };
  const own = `${lock}-${randomInt(2 ** 48 - 1)}`;
  let holder: LockOwner | undefined;
  try {
    // The holder of the lock may remove it, as a leftover.
    await writeAtomically(own, Buffer.from(renderLock(owner, 0))).catch(ignoreIf('ENOENT'));
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      // A hard link appears together with its content, so a lock never lacks its owner.
      if (await tryLink(own, lock)) return holdLock(lock, owner, await open(own, 'r+'));
      const text = await readIfExists(lock);
      holder = await findLivingOwner(lock, text, options);
      if (holder) break;
      await removeStaleLock(lock, text);
    }
  } finally {
    await rm(own, { force: true });
  }
  const where = holder?.host === undefined || holder.place === owner.place ? '' : ` on ${holder.host}`;
  const who = holder ? `: process ${holder.pid}${where}, since ${holder.since}` : '';
  throw new ProblemsError([
    toFileProblem(
      lock,
      `another build is writing here${who}`,
      'wait for it or choose another folder with --out; if there is no such build, remove this file',
    ),
  ]);
}

/** Renders a lock. All texts of one owner have the same length, so that each overwrites the one before. */
const renderLock = (owner: LockOwner, beat: number) =>
  JSON.stringify({ ...owner, beat: String(beat).padStart(12, '0') });

/** Changes the lock at intervals until it is released, by the handle, which leads to no other lock. */
function holdLock(lock: string, owner: LockOwner, handle: FileHandle): BuildLock & { release(): Promise<void> } {
  let beat = 0;
  let written: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    written = written.then(() => handle.write(renderLock(owner, ++beat), 0)).catch(() => {});
  }, BEAT_MS).unref();
  const isHeld = () => {
    const now = parseLock(tryRead(lock));
    return now !== undefined && Object.entries(owner).every(([key, value]) => now[key as keyof LockOwner] === value);
  };
  return {
    assertHeld() {
      if (isHeld()) return;
      const message = 'another build has taken the place of this one, which gave no sign of life';
      throw new ProblemsError([toFileProblem(lock, message, 'nothing was published; run the command again')]);
    },
    async release() {
      clearInterval(timer);
      await written;
      await handle.close();
      if (isHeld()) await rm(lock, { force: true });
    },
  };
}

const parseLock = (text: string): LockOwner | undefined => LockOwner.safeParse(tryParseJson(text)).data;

function tryRead(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const readIfExists = (file: string) => readFile(file, 'utf8').catch(() => '');

/** Finds the owner that a lock names, if its process still runs; one elsewhere does if it changes the lock. */
async function findLivingOwner(
  lock: string,
  text: string,
  { onWait = () => {}, patience = PATIENCE_MS }: LockOptions,
): Promise<LockOwner | undefined> {
  const owner = parseLock(text);
  if (!owner) return undefined;
  if (owner.place === readProcessPlace()) return hasEnded(owner) ? undefined : owner;
  onWait(`Looking whether process ${owner.pid} on ${owner.host ?? 'another machine'} still builds`);
  for (let waited = 0; waited < patience; waited += BEAT_MS) {
    await setTimeout(BEAT_MS);
    const now = await readIfExists(lock);
    if (now !== text) return parseLock(now);
  }
  return undefined;
}

/** Removes the lock of an ended process. If another build has locked in the meantime, its lock is put back. */
async function removeStaleLock(lock: string, text: string): Promise<void> {
  const moved = `${lock}-stale-${randomInt(2 ** 48 - 1)}`;
  await rename(lock, moved).catch(() => {});
  if ((await readFile(moved, 'utf8').catch(() => text)) !== text) await tryLink(moved, lock);
  await rm(moved, { force: true });
}

/** Removes what killed builds left behind on their way to the lock. */
async function removeLeftovers(releases: string): Promise<void> {
  for (const name of await readdir(releases))
    if (/^lock-(?:stale-)?\d+(?:\.\d+\.part)?$/.test(name)) await rm(path.join(releases, name), { force: true });
}

/** Creates `to` as a hard link of `from`; false if `to` exists, or `from` does not. */
const tryLink = (from: string, to: string): Promise<boolean> =>
  link(from, to).then(() => true, ignoreIf('EEXIST', 'ENOENT'));

const ignoreIf =
  (...codes: string[]) =>
  (error: NodeJS.ErrnoException): false => {
    if (codes.includes(error.code ?? '')) return false;
    throw error;
  };
