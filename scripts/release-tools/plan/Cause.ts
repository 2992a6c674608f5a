/** Kind of source that a cause is in, which tells what it can reach. */
export type CauseKind =
  | 'text'
  | 'brand'
  | 'theme'
  | 'setting'
  | 'code'
  | 'package'
  | 'facts'
  | 'template'
  | 'tools'
  | 'options';

/** A change of a source: the smallest thing in it that has a place and a name. */
export interface Cause {
  kind: CauseKind;
  /** Path from the project's root, or that of a folder. */
  file: string;
  /** Counts from 1, in the new file, or in the former one where it is gone. */
  line?: number;
  /** The change there: a value's path, a text in quotes, a package with its versions. */
  what?: string;
  /** The steps to a value. */
  path?: readonly string[];
  /** The name of the company to which a setting belongs. */
  company?: string;
  message?: ChangedMessage;
  /** The package's path inside node_modules. */
  packageName?: string;
  /** The other files of the cause. */
  others?: readonly string[];
}

/** A message of a catalogue that has changed. */
interface ChangedMessage {
  /** The language tag of its catalogue. */
  tag: string;
  /** The key by which compiled catalogues have it. */
  key: string;
  /** The files of the app that show it. */
  origins: readonly string[];
  /** The former text and the new one; empty where it has none. */
  texts: readonly [before: string, after: string];
}

/** Reads the text of a source by its hash; undefined for pictures, and for what the store has no more. */
export type ReadText = (hash: string | undefined) => string | undefined;

/** Names a cause: `brands/tavelune/brand.json:12 contacts.support.at`. */
export const nameCause = ({ file, line, what, others = [] }: Cause): string =>
  [
    line === undefined ? file : `${file}:${line}`,
    ...(what === undefined ? [] : [what]),
    ...(others.length === 0 ? [] : [`and ${others.length} more`]),
  ].join(' ');
