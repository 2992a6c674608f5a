import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * When a running process was started, in words that only it has among all with its number: numbers are given again, to
 * processes that start later. Undefined if no such process runs; an empty text where the system does not tell.
 */
export function readProcessStart(pid: number): string | undefined {
  if (!isRunning(pid)) return undefined;
  try {
    return process.platform === 'linux' ? readLinuxStart(pid) : readStartByPs(pid);
  } catch {
    return '';
  }
}

/** Names where each number is the number of one process: a machine since it was started, and a container on it. */
export function readProcessPlace(): string {
  try {
    return `${readBootId()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

const readBootId = () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();

/** The boot, and the time since it: the 22nd field; the second one, a name in parentheses, may hold spaces. */
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

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
