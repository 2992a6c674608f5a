import { execFile } from 'node:child_process';
import path from 'node:path';
import type { Problem } from '../../lib/problem.ts';
import { tryParseJson } from '../../lib/tryParseJson.ts';

const command = path.resolve(import.meta.dirname, '../../check.ts');
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Finds every mistake of the project at `root` that `npm run check` reports, in a process beside the server. */
export const findMistakes = (root: string): Promise<readonly Problem[]> =>
  new Promise((resolve) => {
    const args = [command, '--json', '--root', root];
    // A bug of the command itself gives no JSON, and is no mistake of the project.
    execFile(process.execPath, args, { maxBuffer: MAX_OUTPUT_BYTES }, (_error, stdout) => {
      const result = tryParseJson(stdout) as { problems?: readonly Problem[] } | undefined;
      resolve(result?.problems ?? []);
    });
  });
