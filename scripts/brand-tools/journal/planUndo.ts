import { formatCount } from '../../lib/formatCount.ts';
import { ProblemsError, toFileProblem, UsageError } from '../../lib/problem.ts';
import type { PlannedChange } from '../lifecycle/planRename.ts';
import { type ChangeJournal, findState, type JournalEntry, listOvertakenFiles } from './changeJournal.ts';

/** Direction of a step through the journal. */
export type JournalStep = 'undo' | 'redo';

const words = {
  undo: { from: 'after', to: 'before', needed: 'made', none: 'there is no change to take back' },
  redo: { from: 'before', to: 'after', needed: 'undone', none: 'there is no undone change to make again' },
} as const;

/** Finds the change of a step: the newest to undo, the oldest undone one to redo, or the one with a number. */
function findEntry(root: string, { entries }: ChangeJournal, step: JournalStep, number?: number): JournalEntry {
  const { needed, none } = words[step];
  if (number !== undefined) {
    const found = entries.find((entry) => entry.number === number);
    if (found) return found;
    throw new UsageError(`there is no change ${number}; npm run brand -- undo --list shows them`);
  }
  const found =
    step === 'undo'
      ? entries.findLast((entry) => findState(root, entry) !== 'undone')
      : entries.find((entry) => findState(root, entry) === needed);
  if (!found) throw new UsageError(none);
  return found;
}

/**
 * Plans to take a change back, or to make an undone one again. Throws a ProblemsError that names the files which
 * something else has changed since: they would be lost.
 */
export function planUndo(
  root: string,
  journal: ChangeJournal,
  step: JournalStep,
  number?: number,
): PlannedChange & { number: number } {
  const entry = findEntry(root, journal, step, number);
  const { from, to } = words[step];
  const overtaken = listOvertakenFiles(root, entry, from);
  if (overtaken.length > 0) {
    const message = `has changed since "${entry.command}" (change ${entry.number})`;
    const hint = `${step} would lose that; take the later change back first, or put the file back`;
    throw new ProblemsError(overtaken.map((file) => toFileProblem(file, message, hint)));
  }
  const files = entry.files.map((file) => {
    const hash = file[to];
    return { path: file.path, hash, content: hash === undefined ? undefined : journal.read(hash) };
  });
  const lost = files.filter(({ hash, content }) => hash !== undefined && !content);
  if (lost.length > 0) {
    const hint = 'the folder .cache/changes was emptied or damaged; take the file from a backup or from git';
    throw new ProblemsError(lost.map((file) => toFileProblem(file.path, 'its other content is lost', hint)));
  }
  return {
    number: entry.number,
    change: {
      removes: files.filter(({ hash }) => hash === undefined).map((file) => file.path),
      files: Object.fromEntries(files.flatMap(({ path, content }) => (content ? [[path, content]] : []))),
    },
    lines: [
      `${step === 'undo' ? 'takes back' : 'makes again'} "${entry.command}" of ${formatTime(entry.at)}`,
      ...files.map(({ path, hash }) => `  ${path} ${hash ? `is as it was ${to}` : 'is removed'}`),
    ],
  };
}

const formatTime = (at: string) => `${at.slice(0, 10)}, ${at.slice(11, 16)} UTC`;

/** Describes the changes that the journal has, one in a line, the newest first. */
export function describeJournal(root: string, { entries }: ChangeJournal): string[] {
  const lines = entries.toReversed().map((entry) => {
    const state = { made: '', undone: ', undone', overtaken: ', changed since' }[findState(root, entry)];
    return `${String(entry.number).padStart(4)}  ${formatTime(entry.at)}  ${entry.command} (${formatCount(entry.files.length, 'file')}${state})`;
  });
  return lines.length > 0 ? lines : ['no command has changed a brand yet'];
}
