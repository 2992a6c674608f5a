import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type Problem, ProblemsError } from './problem.ts';

/** Largest cost of a process. */
export interface ProcessLimits {
  seconds: number;
  megabytes: number;
}

type Reply<Result> =
  | { result: Result }
  | { problems: readonly Problem[] }
  | { failure: { message: string; stack: string | undefined } };

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
 * Runs a module that ends with `answerParent` in a process of its own, which is killed when it takes too long or too much
 * memory. Throws what the module throws; for a process that was killed, what `toError` makes of the cost.
 */
export async function runInLimitedProcess<Result>(
  module: URL,
  args: readonly string[],
  { seconds, megabytes }: ProcessLimits,
  toError: (cost: string) => Error,
): Promise<Result> {
  const child = fork(module, args, {
    execArgv: [`--max-old-space-size=${Math.ceil(megabytes / 2)}`],
    serialization: 'advanced',
    // The engine's own report of a full heap is no message for the person who gave the file.
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
    const reply = await new Promise<Reply<Result> | undefined>((resolve, reject) => {
      child.once('message', (message) => {
        resolve(message as Reply<Result>);
        child.disconnect();
      });
      child.once('error', reject);
      // Its end may be seen before its last message has been read, the end of the channel only afterwards.
      child.once('disconnect', () => resolve(undefined));
    });
    if (reply === undefined) throw toError(cost ?? `more than ${Math.ceil(megabytes / 2)} MB of memory`);
    if ('problems' in reply) throw new ProblemsError(reply.problems);
    if ('failure' in reply) throw Object.assign(new Error(), reply.failure);
    return reply.result;
  } finally {
    clearTimeout(deadline);
    clearInterval(watch);
  }
}

/** Sends the result of `work`, or what it throws, to the process that called `runInLimitedProcess`. */
export async function answerParent(work: () => Promise<unknown>): Promise<void> {
  const reply = await work().then(
    (result): Reply<unknown> => ({ result }),
    (error: Error): Reply<unknown> =>
      error instanceof ProblemsError
        ? { problems: error.problems }
        : { failure: { message: error.message, stack: error.stack } },
  );
  // The parent process may have exited this very moment.
  if (process.connected) process.send!(reply, undefined, undefined, () => {});
}
