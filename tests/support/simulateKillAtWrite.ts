import { AsyncLocalStorage } from 'node:async_hooks';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** The number of file changes that a run has made, and the number at which it stops. */
interface Run {
  changes: number;
  stopAt: number;
}

const runs = new AsyncLocalStorage<Run>();
const changing = ['copyFile', 'cp', 'link', 'mkdir', 'rename', 'rm', 'symlink', 'unlink', 'writeFile'];
const { writeFileSync } = fs;

type Change = (...args: unknown[]) => unknown;

/** Counts a change. Throws if its run has stopped; a file that is being written then has only half of its content. */
function countChange(run: Run, name: string, [file, content]: unknown[]): void {
  run.changes++;
  if (run.changes < run.stopAt) return;
  const isHalfMade = run.changes === run.stopAt && name.startsWith('writeFile');
  if (isHalfMade && (typeof content === 'string' || content instanceof Uint8Array))
    writeFileSync(file as string, content.slice(0, content.length / 2));
  throw new Error('the process has stopped');
}

/**
 * Replaces Node's file functions by ones that can stop, in this process for good; outside of a run they work as before.
 */
function install(): void {
  const patch = (module: object, name: string, wrap: (change: Change) => Change) =>
    Object.assign(module, { [name]: wrap((module as Record<string, Change>)[name]!) });
  for (const name of changing) {
    patch(fs.promises, name, (change) => async (...args) => {
      const run = runs.getStore();
      if (run) countChange(run, name, args);
      return change(...args);
    });
    patch(fs, `${name}Sync`, (change) => (...args) => {
      const run = runs.getStore();
      if (run) countChange(run, name, args);
      return change(...args);
    });
  }
  syncBuiltinESMExports();
}
let isInstalled = false;

/**
 * Runs `work` as if its process were killed at its n-th change of files: that one and all later ones are not made, not
 * even those that would clean up. Returns how many there were, and whether it got that far.
 */
export async function simulateKillAtWrite(stopAt: number, work: () => Promise<unknown>) {
  if (!isInstalled) install();
  isInstalled = true;
  const run: Run = { changes: 0, stopAt };
  await runs.run(run, work).catch(() => {});
  return { isStopped: run.changes >= stopAt, changes: run.changes };
}
