import { CommanderError } from 'commander';
import { formatProblem, ProblemsError, UsageError } from './problem.ts';
import { summarizeProblems } from './summarizeProblems.ts';

/** What every command answers with: 0 done, 1 the user's mistake, 2 wrong usage, 70 our own fault. */
const exitCodes = { userError: 1, usage: 2, internalError: 70 } as const;

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
  // commander has printed its own words already; asking for help is no mistake.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.usage;
  if (error instanceof UsageError) {
    console.error(error.message);
    return exitCodes.usage;
  }
  console.error(describeInternalError(error));
  return exitCodes.internalError;
}

/** Runs the main function of an entry in `scripts/`; whatever comes of it becomes the exit code. */
export async function runEntry(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    process.exitCode = reportError(error);
  }
}
