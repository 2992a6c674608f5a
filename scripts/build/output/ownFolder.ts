import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { desktopFiles } from '../../lib/desktopFiles.ts';
import { ProblemsError, toFileProblem, UsageError } from '../../lib/problem.ts';

/** What people write of a project; no command makes a folder of its own there. */
const sourceFolders = ['.git', '.github', 'app', 'brands', 'scripts', 'templates', 'tests', 'themes'];

/** What a command writes to a folder that somebody chose. */
export interface FolderUse {
  /** The project whose sources are no place for it. */
  root: string;
  /** Such as `the cache is`. */
  what: string;
  /** The option that names another folder. */
  option: string;
  /** Whether an earlier run made the folder, which has these entries and is not empty. */
  isOwn: (entries: readonly string[]) => boolean;
}

/** Throws a ProblemsError if a folder lies among the sources, or something is there that no earlier run made. */
export function assertOwnFolder(folder: string, { root, what, option, isOwn }: FolderUse): void {
  const refuse = (message: string, hint: string) =>
    new ProblemsError([toFileProblem(toShownPath(folder), message, hint)]);
  const source = sourceFolders.find((name) => isInside(folder, path.join(root, name)));
  if (source !== undefined) {
    throw refuse(`${what} to go here, and ${source} is for the sources`, `choose another folder with ${option}`);
  }
  if (!lstatSync(folder, { throwIfNoEntry: false })) return;
  const entries = tryListEntries(folder);
  if (entries && (entries.length === 0 || isOwn(entries))) return;
  const hint = `move it away or choose another folder with ${option}`;
  throw refuse(`${what} to go here, and something else is here already`, hint);
}

/** Throws a UsageError if a folder lies in one of those that are published. */
export function assertUnpublished(what: string, folder: string, published: readonly string[]): void {
  const parent = published.find((one) => isInside(folder, one));
  if (parent === undefined) return;
  const where = `${toShownPath(folder)} lies in ${toShownPath(parent)}`;
  throw new UsageError(`${what} would be published: ${where}; choose another folder for one of the two`);
}

/** The entries of a folder, but what operating systems put there; undefined if it is none. */
export function tryListEntries(folder: string): string[] | undefined {
  try {
    return readdirSync(folder).filter((name) => !desktopFiles.has(name));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Also a link that leads nowhere.
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** Whether a folder, which may not exist yet, is `parent` or lies in it, whatever links lead there. */
function isInside(folder: string, parent: string): boolean {
  const relative = path.relative(toRealPath(parent), toRealPath(folder));
  return relative.split(path.sep)[0] !== '..' && !path.isAbsolute(relative);
}

function toRealPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return path.dirname(file) === file ? file : path.join(toRealPath(path.dirname(file)), path.basename(file));
  }
}

/** From where the command runs, if it is below. */
function toShownPath(folder: string): string {
  const relative = path.relative('.', folder);
  return relative.startsWith('..') || path.isAbsolute(relative) ? folder : relative || '.';
}
