import path from 'node:path';
import { restoreProject } from '../../build/output/changeProject.ts';
import type { Command } from '../../lib/Command.ts';
import type { CommandIo } from '../../lib/CommandIo.ts';
import { type Project, readProject } from '../lifecycle/readProject.ts';
import { createTerminalPrompter } from '../scaffold/createTerminalPrompter.ts';
import type { Prompter } from '../scaffold/promptAnswers.ts';

/** Options of every command that reads. */
export interface ReadFlags {
  json?: true;
  root: string;
}

/** Options of every command that changes something. */
export interface ChangeFlags extends ReadFlags {
  yes?: true;
  dryRun?: true;
  /** A folder, `true` for the usual one, `false` for no pictures; without a choice, where somebody is asked. */
  pictures?: string | boolean;
}

/** Runs a command on a project: returns the exit code. */
type BrandAction<Arguments extends unknown[], Flags> = (
  project: Project,
  flags: Flags,
  ...args: Arguments
) => Promise<number>;

/** Means by which the commands of `npm run brand` are declared and run. */
export interface BrandCommands {
  io: CommandIo;
  /** Asks a question and returns the trimmed answer. */
  ask: (question: string) => Promise<string>;
  /** Declares a command that only reads. */
  reads: (signature: string, description: string) => Command;
  /** Declares a command that changes files. */
  changes: (signature: string, description: string) => Command;
  /** Declares commands below a word. */
  group: (name: string, description: string) => BrandCommands;
  /** Wraps an action: it gets the project, after undoing a change that was killed. */
  runs: <Arguments extends unknown[], Flags extends ReadFlags>(
    action: BrandAction<Arguments, Flags>,
  ) => (...all: [...Arguments, Flags, Command]) => Promise<void>;
}

/** Declares one command of `npm run brand`. */
export type AddCommand = (commands: BrandCommands) => void;

const rootFolder = path.resolve(import.meta.dirname, '../../..');

/** Opens the project of a command, after undoing a change that was killed. */
async function openProject({ console, cwd }: CommandIo, rootOption: string): Promise<Project> {
  const root = path.resolve(cwd, rootOption);
  if (await restoreProject(root)) console.error('A change that was interrupted has been undone.');
  return readProject(root);
}

/** Creates the means on a program; `onExit` gets the exit code of the command that runs. */
export function createBrandCommands(
  program: Command,
  io: CommandIo,
  onExit: (code: number) => void,
): BrandCommands & Disposable {
  // One prompter for all questions, because lines of a pipe may arrive before theirs.
  let prompter: (Prompter & Disposable) | undefined;
  const createReads =
    (parent: Command): BrandCommands['reads'] =>
    (signature, description) =>
      parent
        .command(signature)
        .description(description)
        .option('--json', 'print one machine-readable result')
        .option('--root <folder>', 'the project', rootFolder)
        .allowExcessArguments(false);
  const createBelow = (parent: Command): BrandCommands => ({
    io,
    async ask(question) {
      prompter ??= createTerminalPrompter(io);
      return (await prompter.ask(question)).trim();
    },
    reads: createReads(parent),
    group: (name, description) => createBelow(parent.command(name).description(description)),
    changes: (signature, description) =>
      createReads(parent)(signature, description)
        .option('--yes', 'ask nothing')
        .option('--dry-run', 'check the change, tell it, and write nothing')
        .option('--pictures [folder]', 'show screens before and after on a page in a folder (default: .cache/changes)')
        .option('--no-pictures', 'make no pictures before asking'),
    runs:
      <Arguments extends unknown[], Flags extends ReadFlags>(action: BrandAction<Arguments, Flags>) =>
      async (...all: [...Arguments, Flags, Command]) => {
        const flags = all.at(-2) as Flags;
        const args = all.slice(0, -2) as Arguments;
        onExit(await action(await openProject(io, flags.root), flags, ...args));
      },
  });
  return { ...createBelow(program), [Symbol.dispose]: () => prompter?.[Symbol.dispose]() };
}
