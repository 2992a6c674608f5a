import { createDiskCache, noCache } from '../../lib/cache.ts';
import { ProblemsError } from '../../lib/problem.ts';
import type { CompilerReply, CompilerRequest } from './CompilerMessages.ts';
import { compileApp } from './compileApp.ts';

/** Runs as the process that `compileAppInChildProcess` starts: compiles the app once, and ends when the parent disconnects. */
process.once('message', async (request: CompilerRequest) => {
  const reply = await compile(request);
  // The parent may have exited this very moment, as after a mistake that was found elsewhere.
  if (process.connected) process.send!(reply, undefined, undefined, () => {});
});

async function compile({ root, cacheFolder, sourceMaps }: CompilerRequest): Promise<CompilerReply> {
  const cache = cacheFolder === undefined ? noCache : createDiskCache(cacheFolder);
  try {
    const app = await compileApp(root, cache, sourceMaps);
    return { app, peakMemory: process.resourceUsage().maxRSS * 1024 };
  } catch (error) {
    if (error instanceof ProblemsError) return { problems: error.problems };
    const { message, stack, code, syscall, path } = error as NodeJS.ErrnoException;
    return { failure: { message, stack, code, syscall, path } };
  }
}
