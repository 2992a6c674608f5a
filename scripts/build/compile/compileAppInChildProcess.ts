import { fork } from 'node:child_process';
import type { Cache } from '../../lib/cache.ts';
import { noteChildPeak } from '../../lib/peakMemory.ts';
import { ProblemsError } from '../../lib/problem.ts';
import type { CompilerReply, CompilerRequest } from './CompilerMessages.ts';
import type { NeutralApp } from './NeutralApp.ts';

/** Limits of the heap; the compiler needs far less, but collects its garbage earlier with them. */
const heapLimits = ['--max-old-space-size=1024', '--max-semi-space-size=8'];

/**
 * Settings of the allocator of Linux: threads share one heap, and pages that are free go back to the system. By default
 * each thread of the bundler keeps what it once needed.
 */
const allocatorSettings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Calls `compileApp` in a process of its own, so that the bundler's memory is freed before sites are linked. */
export async function compileAppInChildProcess(root: string, cache: Cache, sourceMaps: boolean): Promise<NeutralApp> {
  const child = fork(new URL('./compilerChildProcess.ts', import.meta.url), {
    env: { ...allocatorSettings, ...process.env },
    execArgv: heapLimits,
    serialization: 'advanced',
  });
  const request: CompilerRequest = { root, cacheFolder: cache.folder, sourceMaps };
  const reply = await new Promise<CompilerReply>((resolve, reject) => {
    child.once('message', (message) => {
      resolve(message as CompilerReply);
      child.disconnect();
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`the compiler ended with ${signal ?? code} and no result`)));
    child.send(request);
  });
  if ('problems' in reply) throw new ProblemsError(reply.problems);
  if ('failure' in reply) throw Object.assign(new Error(), reply.failure);
  noteChildPeak(reply.peakMemory);
  return reply.app;
}
