import { CommanderError } from 'commander';
import { describeSystemError } from './describeSystemError.ts';
import { formatProblem, ProblemsError, summarizeProblems, UsageError } from './problem.ts';

/** The exit codes of every command; 0 is success. */
const exitCodes = { userError: 1, usage: 2, internalError: 70, system: 74 } as const;

const describeInternalError = (error: unknown) =>
  [
    'This is our fault, not yours: the command came upon something it was not made for.',
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  ].join('\n');

function reportError(error: unknown): number {
  if (error instanceof ProblemsError) {
    console.error([...error.problems.map(formatProblem), summarizeProblems(error.problems)].join('\n'));
    return exitCodes.userError;
  }
  // commander has printed its own message already; `--help` is no error.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.usage;
  if (error instanceof UsageError) {
    console.error(error.message);
    return exitCodes.usage;
  }
  const systemError = describeSystemError(error);
  if (systemError !== undefined) {
    console.error(systemError);
    return exitCodes.system;
  }
  console.error(describeInternalError(error));
  return exitCodes.internalError;
}

/** How long a command that failed may take to end by itself. */
const END_MS = 1000;

/**
 * Runs the main function of an entry in `scripts/` and sets the exit code from its result or its error. After an error
 * the process ends, whatever it still serves.
 */
export async function runEntry(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    process.exitCode = reportError(error);
    // At once, it could wait for ever: for a thread of V8 that compiles, and in turn waits for a garbage collection.
    setTimeout(() => process.exit(), END_MS).unref();
  }
}
