import { CommanderError } from 'commander';
import { type CommandIo, createProcessIo, type RunnableCommand } from './CommandIo.ts';
import { describeSystemError } from './describeSystemError.ts';
import { formatProblems, ProblemsError, UsageError, UserError } from './problem.ts';

/** Exit codes of every command; 0 is success. */
const exitCodes = { userError: 1, usage: 2, internalError: 70, system: 74 } as const;

interface Failure {
  exitCode: number;
  /** The text for people; undefined if it is printed already. */
  text?: string;
  /** The properties that `--json` prints beside `ok`. */
  result: object;
}

/** Creates a failure that is in no file: `error` tells the code with which the command ends, and why. */
const toFailure = (exitCode: number, message: string, text?: string, details?: object): Failure => ({
  exitCode,
  ...(text !== undefined && { text }),
  result: { error: { code: exitCode, message, ...details } },
});

const describeInternalError = (error: unknown) =>
  [
    'This is our fault, not yours: the command came upon something it was not made for.',
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  ].join('\n');

/** Describes an error that Commander has printed; if no command is named it has printed the help. */
const describeUsage = ({ code, message }: CommanderError) =>
  code === 'commander.help' ? 'no command is named; --help lists them' : message.replace(/^error: /, '');

function classifyError(error: unknown): Failure {
  if (error instanceof ProblemsError) {
    const { problems } = error;
    return { exitCode: exitCodes.userError, text: formatProblems(problems), result: { problems } };
  }
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof UserError) return toFailure(exitCodes.userError, message, message);
  if (error instanceof CommanderError) return toFailure(exitCodes.usage, describeUsage(error));
  if (error instanceof UsageError) {
    const { options } = error;
    return toFailure(exitCodes.usage, message, message, options && { options });
  }
  const systemError = describeSystemError(error);
  if (systemError !== undefined) return toFailure(exitCodes.system, systemError, systemError);
  return toFailure(exitCodes.internalError, message, describeInternalError(error));
}

/** Reports an error to people and, with `--json`, as the one result; returns the exit code. */
function reportError(error: unknown, { args, console }: CommandIo): number {
  // `--help` is no error.
  if (error instanceof CommanderError && error.exitCode === 0) return 0;
  const { exitCode, text, result } = classifyError(error);
  if (text !== undefined) console.error(text);
  // Not an option of the parser, whose own errors are reported too.
  if (args.includes('--json')) console.log(JSON.stringify({ ok: false, ...result }));
  return exitCode;
}

/**
 * Runs a command and returns its exit code, from its result or its error. With `--json` an error is printed as the
 * result: `problems` in files, or an `error` with code and message; `onError` is called after that.
 */
export async function runCommand(command: RunnableCommand, io: CommandIo, onError = () => {}): Promise<number> {
  try {
    return await command(io);
  } catch (error) {
    const exitCode = reportError(error, io);
    onError();
    return exitCode;
  }
}

/** Time that a failed command may take to end by itself. */
const END_MS = 1000;

/** Runs a command as this process, which ends after an error, even if it still serves. */
export async function runEntry(command: RunnableCommand): Promise<void> {
  // An immediate exit could wait for ever: for a thread of V8 that compiles, and in turn waits for a garbage
  // collection.
  const end = () => setTimeout(() => process.exit(), END_MS).unref();
  process.exitCode = await runCommand(command, createProcessIo(), end);
}
