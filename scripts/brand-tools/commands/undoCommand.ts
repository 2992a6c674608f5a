import { UsageError } from '../../lib/problem.ts';
import { openJournal } from '../journal/changeJournal.ts';
import { describeJournal, type JournalStep, planUndo } from '../journal/planUndo.ts';
import type { AddCommand, BrandCommands, ChangeFlags } from './BrandCommands.ts';
import { carryOut } from './carryOut.ts';

type UndoFlags = ChangeFlags & { list?: true };

const descriptions: Readonly<Record<JournalStep, string>> = {
  undo: 'Takes back the last change that a command made, or the one with a number; file by file, byte by byte.',
  redo: 'Makes the change again that was undone last, or the one with a number.',
};

const addStep = (commands: BrandCommands, step: JournalStep) =>
  commands
    .changes(`${step} [number]`, descriptions[step])
    .option('--list', 'only list the changes, with their numbers')
    .action(
      commands.runs<[string | undefined], UndoFlags>(async (project, flags, number) => {
        const journal = openJournal(project.root);
        if (flags.list) {
          const lines = describeJournal(project.root, journal);
          commands.io.console.log(
            flags.json ? JSON.stringify({ ok: true, changes: journal.entries }) : lines.join('\n'),
          );
          return 0;
        }
        if (number !== undefined && !/^\d+$/.test(number))
          throw new UsageError(`"${number}" is no number of a change; ${step} --list shows them`);
        const planned = planUndo(project.root, journal, step, number === undefined ? undefined : Number(number));
        const question = step === 'undo' ? 'Take it back?' : 'Make it again?';
        return carryOut(
          project,
          { planned, question, describes: true, note: () => journal.mark(planned.number, step === 'undo') },
          flags,
          commands,
        );
      }),
    );

export const addUndoCommand: AddCommand = (commands) => addStep(commands, 'undo');
export const addRedoCommand: AddCommand = (commands) => addStep(commands, 'redo');
