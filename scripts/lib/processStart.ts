import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * Reads the time at which a running process was started, as a text that tells it from all others with its number:
 * numbers are reused by later processes. Undefined if no such process runs; empty if the system does not tell.
 */
export function readProcessStart(pid: number): string | undefined {
  if (!isRunning(pid)) return undefined;
  try {
    return process.platform === 'linux' ? readLinuxStart(pid) : readStartByPs(pid);
  } catch {
    return '';
  }
}

/** Names the scope in which a number belongs to one process: a machine since it was started, and a container on it. */
export function readProcessPlace(): string {
  try {
    return `${readBootId()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** Facts that together tell a process from all others. */
export interface ProcessIdentity {
  pid: number;
  started: string;
  place: string;
}

/** Identifies this process. */
export const identifyProcess = (): ProcessIdentity => ({
  pid: process.pid,
  started: readProcessStart(process.pid) ?? '',
  place: readProcessPlace(),
});

/** Tells whether a process has ended; false for one that cannot be seen from here. */
export const hasEnded = ({ pid, started, place }: ProcessIdentity): boolean =>
  place === readProcessPlace() && readProcessStart(pid) !== started;

const readBootId = () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();

/** Reads the boot, and the time since it: the 22nd field; the second one, a name in parentheses, may hold spaces. */
function readLinuxStart(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return `${readBootId()} ${ticks}`;
}

const readStartByPs = (pid: number) =>
  execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** Tells whether a process with this number runs. */
export function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
