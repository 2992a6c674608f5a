import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { memoize } from '../../../lib/memoize.ts';
import type { Seniority } from '../schema/seniority.ts';

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/**
 * Creates the reader of how long something has been in a project's files: by the last commit and, where no commit has a
 * file or there is no git, by the times of its folder. Reads nothing before it is asked.
 */
export function createSeniorityReader(root: string): Seniority {
  const git = (...args: string[]): string | undefined => {
    try {
      return execFileSync('git', ['-C', root, ...args], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: MAX_OUTPUT_BYTES,
      });
    } catch {
      return undefined;
    }
  };
  const readCommitted = memoize((file: string) => git('show', `HEAD:./${file}`) ?? null);
  // A commit's number counts those before it; times would be equal for commits of one second.
  const numberAdded = memoize((file: string) => {
    const [first] = git('log', '--reverse', '--diff-filter=A', '--format=%H', '--', file)?.split('\n') ?? [];
    return Number((first && git('rev-list', '--count', first)) || 0);
  });
  const timeOf = memoize((folder: string) => readFolderTime(path.join(root, folder)));
  return (file, isIn) => {
    const committed = readCommitted(file);
    return committed === null
      ? { novelty: 'new', since: timeOf(path.posix.dirname(file)) }
      : { novelty: isIn(committed) ? 'committed' : 'changed', since: numberAdded(file) };
  };
}

/** Returns the time of a folder or the oldest of its files, in milliseconds; a missing one is the newest. */
function readFolderTime(folder: string): number {
  try {
    const files = readdirSync(folder).map((name) => statSync(path.join(folder, name)).mtimeMs);
    // A file system that does not know when a folder was made says 0.
    return Math.min(...[statSync(folder).birthtimeMs, ...files].filter((time) => time > 0));
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
