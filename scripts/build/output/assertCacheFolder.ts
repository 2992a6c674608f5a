import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cacheMakers } from '../../lib/cacheToolKeys.ts';
import { writeAtomically } from '../../lib/writeAtomically.ts';
import { assertOwnFolder, tryListEntries } from './ownFolder.ts';

/** Name of the file that marks a folder as a cache, also for backup programs: https://bford.info/cachedir */
const markFile = 'CACHEDIR.TAG';
/** Beginning of the mark, which has not changed since the first version. */
const signature = `Signature: 8a477f597d28d172789f06886806bc55
# The cache of Matchpress.`;
const mark = `${signature} Deleting it costs time, and the undo of changes to brands (changes/).
`;

/** Throws a ProblemsError unless the folder is a cache or may become one. */
export const assertCacheFolder = (folder: string, root: string): void =>
  assertOwnFolder(folder, {
    root,
    what: 'the cache is',
    option: '--cache',
    isOwn: (entries) => isMarked(folder) || hasEntries(folder) || isBeingMade(folder, entries),
  });

export async function markCacheFolder(folder: string): Promise<void> {
  if (!isMarked(folder)) await writeAtomically(path.join(folder, markFile), Buffer.from(mark));
}

function isMarked(folder: string): boolean {
  try {
    return readFileSync(path.join(folder, markFile), 'utf8').startsWith(signature);
  } catch {
    return false;
  }
}

/** Whether a folder without a mark, as earlier versions made it, has entries of a kind: `chunk/0f/0f12…`. */
const hasEntries = (folder: string): boolean =>
  Object.keys(cacheMakers).some((kind) => {
    const names = listKind(folder, kind);
    return names.length > 0 && names.every(isKeyStart);
  });

/** Whether another command is making the folder at this time: its mark is being written, or it has first entries. */
const isBeingMade = (folder: string, entries: readonly string[]): boolean =>
  entries.every(
    (name) => name.startsWith(`${markFile}.`) || (name in cacheMakers && listKind(folder, name).every(isKeyStart)),
  );

const listKind = (folder: string, kind: string) => tryListEntries(path.join(folder, kind)) ?? [];
const isKeyStart = (name: string) => /^[0-9a-f]{2}$/.test(name);
