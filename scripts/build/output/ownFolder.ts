import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { desktopFiles } from '../../lib/desktopFiles.ts';
import { ProblemsError, toFileProblem, UsageError } from '../../lib/problem.ts';

/** Folders of the project that people write; no command makes a folder of its own there. */
const sourceFolders = ['.git', '.github', 'app', 'brands', 'scripts', 'templates', 'tests', 'themes'];

/** Use of a folder that somebody chose, by a command that writes to it. */
export interface FolderUse {
  /** The project among whose sources it must not be. */
  root: string;
  /** The subject of messages, such as `the cache is`. */
  what: string;
  /** The option that chooses another folder. */
  option: string;
  /** Whether an earlier run made the folder, which has these entries and is not empty. */
  isOwn: (entries: readonly string[]) => boolean;
}

/** Throws a ProblemsError if a folder is among the sources, or has entries that no earlier run made. */
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

/** Throws a UsageError if a folder is inside one of those that are published. */
export function assertUnpublished(what: string, folder: string, published: readonly string[]): void {
  const parent = published.find((one) => isInside(folder, one));
  if (parent === undefined) return;
  const where = `${toShownPath(folder)} is in ${toShownPath(parent)}`;
  throw new UsageError(`${what} would be published: ${where}; choose another folder for one of the two`);
}

/** Lists the entries of a folder, without those of operating systems; undefined if it is none. */
export function tryListEntries(folder: string): string[] | undefined {
  try {
    return readdirSync(folder).filter((name) => !desktopFiles.has(name));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // The path may also be a link that leads nowhere.
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** Whether a folder, which may not exist yet, is `parent` or inside it, whatever links lead there. */
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

/** Returns the path from the working directory, if it is below. */
function toShownPath(folder: string): string {
  const relative = path.relative('.', folder);
  return relative.startsWith('..') || path.isAbsolute(relative) ? folder : relative || '.';
}
