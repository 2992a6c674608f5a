import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { toPrintable } from '../../../build/config/parse/problemMessageFormatting.ts';
import { ProblemsError, toFileProblem } from '../../../lib/problem.ts';
import type { ArtworkReply } from './ArtworkReply.ts';
import type { ReadArtwork } from './readArtwork.ts';

/** Largest cost of a file; a logo takes a second or two, and 300 MB. */
export interface ReadLimits {
  seconds: number;
  megabytes: number;
}
const defaultLimits: ReadLimits = { seconds: 60, megabytes: 1024 };

const PAGE_BYTES = 4096;

/**
 * Reads the memory that a process has, in megabytes; 0 if the system does not say, so that only the heap is limited.
 */
function readMegabytes(pid: number): number {
  try {
    return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES) / 1024 ** 2;
  } catch {
    return 0;
  }
}

/**
 * Calls `readArtwork` in a process of its own, which is killed when it takes too long or too much memory: drawing and
 * tracing cannot be interrupted, and a small file can ask for a lot. Throws what `readArtwork` throws, and a
 * ProblemsError that names the file if the process was killed.
 */
export async function readArtworkInProcess(
  file: string,
  prefix: string,
  { seconds, megabytes }: ReadLimits = defaultLimits,
): Promise<ReadArtwork> {
  const child = fork(new URL('./artworkProcess.ts', import.meta.url), [file, prefix], {
    execArgv: [`--max-old-space-size=${Math.ceil(megabytes / 2)}`],
    serialization: 'advanced',
    // The engine's own report of a full heap is no message for the person who gave the logo.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let cost: string | undefined;
  const end = (what: string) => {
    cost ??= what;
    child.kill('SIGKILL');
  };
  const deadline = setTimeout(() => end(`more than ${seconds} seconds`), seconds * 1000);
  const watch = setInterval(() => {
    if (child.pid !== undefined && readMegabytes(child.pid) > megabytes) end(`more than ${megabytes} MB of memory`);
  }, 50);
  try {
    const reply = await new Promise<ArtworkReply | undefined>((resolve, reject) => {
      child.once('message', (message) => {
        resolve(message as ArtworkReply);
        child.disconnect();
      });
      child.once('error', reject);
      child.once('exit', () => resolve(undefined));
    });
    if (reply === undefined) {
      const hint = 'simplify the logo, or give a PNG of it that is 1600 pixels wide';
      const message = `reading it takes ${cost ?? `more than ${Math.ceil(megabytes / 2)} MB of memory`}`;
      throw new ProblemsError([toFileProblem(toPrintable(file, 200), message, hint)]);
    }
    if ('problems' in reply) throw new ProblemsError(reply.problems);
    if ('failure' in reply) throw Object.assign(new Error(), reply.failure);
    return reply.artwork;
  } finally {
    clearTimeout(deadline);
    clearInterval(watch);
  }
}
