import { readFileSync } from 'node:fs';
import path from 'node:path';
import { assertCacheFolder, markCacheFolder } from '../../build/output/assertCacheFolder.ts';
import type { ChangedFile } from '../../build/output/changeProject.ts';
import { removeOtherFiles } from '../../build/output/removeOtherFiles.ts';
import { defaultCacheFolder } from '../../lib/cache.ts';
import { sha256 } from '../../lib/hash.ts';
import { tryParseJson } from '../../lib/tryParseJson.ts';
import { writeAtomically } from '../../lib/writeAtomically.ts';

/** A change of brands that a command made, with all that is needed to take it back. */
export interface JournalEntry {
  /** Counted from 1. */
  number: number;
  /** Time of the change, as `2026-11-30T02:05:14.000Z`. */
  at: string;
  /** The command as it was typed, such as `logo lindavelle logo.png`. */
  command: string;
  /** Notes on the change for a person. */
  lines: readonly string[];
  /** SHA-256 of each file before and after; none where there was or is no file. */
  files: readonly { path: string; before?: string; after?: string }[];
  /** Whether it has been taken back. */
  isUndone?: boolean;
}

/** State of a change: its files are as it left them, as they were before it, or neither. */
export type ChangeState = 'made' | 'undone' | 'overtaken';

/** Journal of the changes that commands made in a project. It lies in the cache, and so outside of git. */
export interface ChangeJournal {
  /** The entries in the order of their changes. */
  entries: readonly JournalEntry[];
  /** Adds a change that is about to be made. Undone changes are forgotten: nothing follows from them any more. */
  note(change: Pick<JournalEntry, 'command' | 'lines'>, files: readonly ChangedFile[]): Promise<void>;
  /** Marks a change as taken back, or as made again. */
  mark(number: number, isUndone: boolean): Promise<void>;
  /** Returns the content with this hash; undefined where the cache has lost it. */
  read(hash: string): Buffer | undefined;
}

/** Number of changes that are kept. */
const MAX_ENTRIES = 200;

/** Folder of the journal, and of the pictures of a change. */
export const changesFolder = (root: string) => path.join(defaultCacheFolder(root), 'changes');

/** Opens the journal of the project at `root`; an absent or damaged one is empty. */
export function openJournal(root: string): ChangeJournal {
  const folder = changesFolder(root);
  const file = path.join(folder, 'journal.json');
  const contentFile = (hash: string) => path.join(folder, 'contents', hash);
  const entries = (tryParseJson(tryRead(file)?.toString() ?? '') as JournalEntry[] | undefined) ?? [];
  return {
    entries,
    async note({ command, lines }, files) {
      assertCacheFolder(defaultCacheFolder(root), root);
      await markCacheFolder(defaultCacheFolder(root));
      const hashOf = async (content: Buffer | undefined) => {
        if (!content) return undefined;
        const hash = sha256(content);
        await writeAtomically(contentFile(hash), content);
        return hash;
      };
      const hashed = [];
      for (const { path: name, ...content } of files) {
        const [before, after] = [await hashOf(content.before), await hashOf(content.after)];
        hashed.push({ path: name, ...(before && { before }), ...(after && { after }) });
      }
      const kept = entries.filter((entry) => findState(root, entry) !== 'undone').slice(1 - MAX_ENTRIES);
      const entry = { number: (entries.at(-1)?.number ?? 0) + 1, at: new Date().toISOString(), command, lines };
      const all = [...kept, { ...entry, files: hashed }];
      await writeAtomically(file, Buffer.from(JSON.stringify(all)));
      const named = all.flatMap((one) => one.files.flatMap(({ before = '', after = '' }) => [before, after]));
      removeOtherFiles(path.join(folder, 'contents'), new Set(named));
    },
    async mark(number, isUndone) {
      const all = entries.map((entry) => (entry.number === number ? { ...entry, isUndone } : entry));
      await writeAtomically(file, Buffer.from(JSON.stringify(all)));
    },
    read(hash) {
      const content = tryRead(contentFile(hash));
      return content && sha256(content) === hash ? content : undefined;
    },
  };
}

function tryRead(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Lists the files of a change that are neither as it left them nor as the state asks for. */
export const listOvertakenFiles = (root: string, { files }: JournalEntry, state: 'before' | 'after'): string[] =>
  files
    .filter((file) => {
      const content = tryRead(path.join(root, file.path));
      return (content && sha256(content)) !== file[state];
    })
    .map((file) => file.path);

/** Finds the state of a change: its files say more than its mark, which a command that was killed may have left. */
export function findState(root: string, entry: JournalEntry): ChangeState {
  if (listOvertakenFiles(root, entry, 'after').length === 0) return 'made';
  return entry.isUndone || listOvertakenFiles(root, entry, 'before').length === 0 ? 'undone' : 'overtaken';
}
