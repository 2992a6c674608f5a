import { formatCount } from './formatCount.ts';

/** One problem in a file that a person wrote, with its position. Lines and columns count from 1. */
export interface Problem {
  /** Path from the project's root, with forward slashes. */
  file: string;
  line: number;
  column: number;
  /** The problem in one sentence without a full stop. */
  message: string;
  /** The value that was probably meant, or the allowed ones; one clause. */
  hint?: string;
}

/** Creates a problem of a file or folder as a whole, reported at its first character. */
export const toFileProblem = (file: string, message: string, hint: string): Problem => ({
  file,
  line: 1,
  column: 1,
  message,
  hint,
});

/** Formats a problem as `file:line:column  message; hint`. */
export const formatProblem = ({ file, line, column, message, hint }: Problem): string =>
  `${file}:${line}:${column}  ${message}${hint === undefined ? '' : `; ${hint}`}`;

/** Largest number of problems to print; more would push the first ones out of sight. */
const MAX_SHOWN = 50;

/** Formats each problem on a line, of very many the first, and their number at the end: `3 mistakes in 2 files`. */
export function formatProblems(problems: readonly Problem[]): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  const summary = `${formatCount(problems.length, 'mistake')} in ${formatCount(files, 'file')}`;
  const rest = problems.length > MAX_SHOWN ? `; these are the first ${MAX_SHOWN}` : '';
  return [...problems.slice(0, MAX_SHOWN).map(formatProblem), summary + rest].join('\n');
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts problems by file, line and column. */
export const sortProblems = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted(
    (a, b) =>
      compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.message, b.message),
  );

/** Problems in the files of the person who runs the command; the entry prints them and exits with 1. */
export class ProblemsError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'ProblemsError';
    this.problems = problems;
  }
}

/** A failure that is in no file and that the person who runs the command can end; the entry prints it and exits with 1. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Error in one option. */
export interface OptionError {
  option: string;
  message: string;
  hint?: string;
}

/** Wrong usage of the command line, which exits with 2. `options` are for machines, where several are wrong at once. */
export class UsageError extends Error {
  override name = 'UsageError';
  readonly options: readonly OptionError[] | undefined;
  constructor(message: string, options?: readonly OptionError[]) {
    super(message);
    this.options = options;
  }
}
