import type { Problem } from '../lib/problem.ts';

export type KeyPath = readonly PropertyKey[];

/** A mistake inside a structured file, before its line and column are known. */
export interface PathProblem {
  path: KeyPath;
  /** Whether the key itself is wrong (or stands for its object), or the value behind it. */
  on: 'key' | 'value';
  message: string;
  hint?: string;
}

export interface Position {
  line: number;
  column: number;
}

/** A file that was understood: its value, and where each part of it stands. */
export interface ParsedDocument {
  file: string;
  value: unknown;
  locate(path: KeyPath, on: PathProblem['on']): Position;
}

export const toProblem = (
  { file, locate: place }: Pick<ParsedDocument, 'file' | 'locate'>,
  mistake: PathProblem,
): Problem => ({
  file,
  ...place(mistake.path, mistake.on),
  message: mistake.message,
  ...(mistake.hint === undefined ? {} : { hint: mistake.hint }),
});

/** Where another part of the catalogue stands, for use in a sentence: `brands/tavelune/brand.json:7`. */
export const formatReference = (document: ParsedDocument, path: KeyPath, on: PathProblem['on'] = 'value'): string =>
  `${document.file}:${document.locate(path, on).line}`;

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

export const sortProblems = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted(
    (a, b) =>
      compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.message, b.message),
  );
