import type { Problem } from '../lib/problem.ts';

export type Path = readonly PropertyKey[];

/** A mistake inside a structured file, before its line and column are known. */
export interface Mistake {
  path: Path;
  /** Whether the key itself is wrong (or stands for its object), or the value behind it. */
  on: 'key' | 'value';
  what: string;
  meant?: string;
}

export interface Place {
  line: number;
  column: number;
}

/** A file that was understood: its value, and where each part of it stands. */
export interface Document {
  file: string;
  value: unknown;
  place(path: Path, on: Mistake['on']): Place;
}

export const toProblem = ({ file, place }: Pick<Document, 'file' | 'place'>, mistake: Mistake): Problem => ({
  file,
  ...place(mistake.path, mistake.on),
  what: mistake.what,
  ...(mistake.meant === undefined ? {} : { meant: mistake.meant }),
});

/** Where another part of the catalogue stands, for use in a sentence: `brands/tavelune/brand.json:7`. */
export const refer = (document: Document, path: Path, on: Mistake['on'] = 'value'): string =>
  `${document.file}:${document.place(path, on).line}`;

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

export const sortProblems = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted(
    (a, b) => byText(a.file, b.file) || a.line - b.line || a.column - b.column || byText(a.what, b.what),
  );
