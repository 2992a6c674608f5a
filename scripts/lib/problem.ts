/** One mistake of a person, where it stands and what was probably meant. Lines and columns count from 1. */
export interface Problem {
  /** Path from the project's root, with forward slashes. */
  file: string;
  line: number;
  column: number;
  /** What is wrong, in one sentence without a full stop. */
  message: string;
  /** What was probably meant, or what is allowed; one clause. */
  hint?: string;
}

/** `file:line:column  what is wrong; what was meant` */
export const formatProblem = ({ file, line, column, message, hint }: Problem): string =>
  `${file}:${line}:${column}  ${message}${hint === undefined ? '' : `; ${hint}`}`;

/** Mistakes of the person who runs the command; the entry prints them and exits 1. */
export class ProblemsError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'ProblemsError';
    this.problems = problems;
  }
}

/** The command was called wrongly; the entry prints it and exits 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
