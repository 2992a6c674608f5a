import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Problem, ProblemsError, toFileProblem } from './problem.ts';

/** Hint about a pipe, which would keep its reader waiting, and the like. */
export const notRegularHint = 'it is no file but a pipe, a socket or a device';

/**
 * Whether a path leads to a file that can be read to its end; links are followed, and one that leads nowhere does not.
 */
export const isRegularFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

const readErrorHints: Readonly<Record<string, string>> = {
  EACCES: 'you may not read it',
  EPERM: 'you may not read it',
  EISDIR: 'it is a folder',
  ELOOP: 'it is a link that leads back to itself',
  ENOENT: 'it is not there',
  ENOTDIR: 'it is a file, and no folder',
  // Opening a socket gives this.
  ENXIO: notRegularHint,
};

export const toUnreadableProblem = (file: string, error: unknown): Problem => {
  const { code = '' } = error as NodeJS.ErrnoException;
  return toFileProblem(file, 'this cannot be read', readErrorHints[code] ?? String(error));
};

/** Finds the problem of a file of the project that cannot be read to its end. */
export function findUnreadable(root: string, file: string): Problem[] {
  try {
    accessSync(path.join(root, file), constants.R_OK);
    const stats = statSync(path.join(root, file));
    return stats.isFile() ? [] : [toUnreadableProblem(file, { code: stats.isDirectory() ? 'EISDIR' : 'ENXIO' })];
  } catch (error) {
    return [toUnreadableProblem(file, error)];
  }
}

/** Reads a text that somebody named, from the folder `cwd`. Throws a ProblemsError if it cannot be read. */
export function readGivenText(cwd: string, file: string): string {
  try {
    return readFileSync(path.resolve(cwd, file), 'utf8');
  } catch (error) {
    throw new ProblemsError([toUnreadableProblem(file, error)]);
  }
}
