import { fork } from 'node:child_process';
import type { Cache } from '../../lib/cache.ts';
import { noteChildPeak } from '../../lib/peakMemory.ts';
import { ProblemsError } from '../../lib/problem.ts';
import type { CompilerReply, CompilerRequest } from './CompilerMessages.ts';
import type { NeutralApp } from './NeutralApp.ts';

/** The compiler needs far less; a limit makes it collect its garbage earlier. */
const heapLimits = ['--max-old-space-size=1024', '--max-semi-space-size=8'];

/**
 * `compileApp` in a process of its own, so that the memory of the bundler is given back before sites are linked. Throws
 * what `compileApp` throws.
 */
export async function compileInProcess(root: string, cache: Cache, sourceMaps: boolean): Promise<NeutralApp> {
  const child = fork(new URL('./compilerProcess.ts', import.meta.url), {
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
