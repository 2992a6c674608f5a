import type { Problem } from '../../../lib/problem.ts';

export type KeyPath = readonly PropertyKey[];

/** A problem in a structured file, before its line and column are known. */
export interface PathProblem {
  path: KeyPath;
  /** Whether the position is that of the key or of its value. */
  on: 'key' | 'value';
  message: string;
  hint?: string;
}

export interface Position {
  line: number;
  column: number;
}

/** A problem at a character of a text, before its line and column are known. */
export interface OffsetProblem {
  offset: number;
  message: string;
  hint?: string;
}

/** A parsed file: its value, and the position of every key and value in it. */
export interface ParsedDocument {
  file: string;
  value: unknown;
  locate(path: KeyPath, on: PathProblem['on']): Position;
}

export const toProblem = (
  { file, locate }: Pick<ParsedDocument, 'file' | 'locate'>,
  problem: PathProblem,
): Problem => ({
  file,
  ...locate(problem.path, problem.on),
  message: problem.message,
  ...(problem.hint === undefined ? {} : { hint: problem.hint }),
});

/** Formats a reference to a line, for use in a message: `brands/tavelune/brand.json:7`. */
export const formatReference = (document: ParsedDocument, path: KeyPath, on: PathProblem['on'] = 'value'): string =>
  `${document.file}:${document.locate(path, on).line}`;
