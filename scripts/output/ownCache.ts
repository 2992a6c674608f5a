import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cacheTools } from '../lib/cacheTools.ts';
import { writeAtomically } from '../lib/writeAtomically.ts';
import { assertOwnFolder, tryListEntries } from './ownFolder.ts';

/** Says that a folder is a cache, to the next build and to programs that make backups: https://bford.info/cachedir */
const markFile = 'CACHEDIR.TAG';
const mark = `Signature: 8a477f597d28d172789f06886806bc55
# The cache of Matchpress. Deleting it costs time and nothing else.
`;

/** Throws a ProblemsError unless the folder is a cache or may become one. */
export const assertCacheFolder = (folder: string, root: string): void =>
  assertOwnFolder(folder, {
    root,
    what: 'the cache is',
    option: '--cache',
    isOwn: () => isMarked(folder) || hasEntries(folder),
  });

export async function markCacheFolder(folder: string): Promise<void> {
  if (!isMarked(folder)) await writeAtomically(path.join(folder, markFile), Buffer.from(mark));
}

function isMarked(folder: string): boolean {
  try {
    return readFileSync(path.join(folder, markFile), 'utf8') === mark;
  } catch {
    return false;
  }
}

/** Whether a folder without a mark, as earlier versions made it, has entries of a kind: `chunk/0f/0f12…`. */
const hasEntries = (folder: string): boolean =>
  Object.keys(cacheTools).some((kind) => {
    const names = tryListEntries(path.join(folder, kind)) ?? [];
    return names.length > 0 && names.every((name) => /^[0-9a-f]{2}$/.test(name));
  });
