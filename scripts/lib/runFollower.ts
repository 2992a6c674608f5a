import { spawnSync } from 'node:child_process';
import type { CommandIo } from './CommandIo.ts';

/** Runs the command that is to follow what was done, such as the reload of a server; returns whether it has succeeded. */
export function runFollower(command: string, done: string, { cwd, console }: CommandIo): boolean {
  const { status, signal } = spawnSync(command, { cwd, shell: true, stdio: 'inherit' });
  if (status !== 0) console.error(`${done}; then "${command}" ended with ${status ?? signal}`);
  return status === 0;
}
