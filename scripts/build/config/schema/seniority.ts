import { tryParseJson } from '../../../lib/tryParseJson.ts';
import type { KeyPath, ParsedDocument, PathProblem } from '../parse/pathProblem.ts';

/** The age of something in a file, as far as it is known. */
export interface Precedence {
  /** Whether the last commit has it, or only its file now, or no commit has the file. */
  novelty: 'committed' | 'changed' | 'new';
  /** The number of the commit that added a committed file, or the time of a new one in milliseconds. */
  since: number;
}

/**
 * Tells how long something has been in a file.
 *
 * @param file path from the project's root
 * @param isIn whether a former text of the file has it
 */
export type Seniority = (file: string, isIn: (text: string) => boolean) => Precedence;

const novelties: readonly Precedence['novelty'][] = ['committed', 'changed', 'new'];

/** Precedence of what was there before everything else. */
export const oldest: Precedence = { novelty: 'committed', since: 0 };

/** Largest difference between the times of files that come together, such as those of a copy. */
const SAME_TIME_MS = 2000;

/** Orders what has been in its file for longer before what is newer; 0 where that is not known. */
export function comparePrecedence(a: Precedence, b: Precedence): number {
  const order = novelties.indexOf(a.novelty) - novelties.indexOf(b.novelty);
  if (order !== 0 || a.since === b.since) return order;
  const difference = a.since - b.since;
  return a.novelty === 'new' && Math.abs(difference) < SAME_TIME_MS ? 0 : difference;
}

/** A value of a structured file, or a key with any value. */
export interface Place {
  document: Pick<ParsedDocument, 'file' | 'value'>;
  path: KeyPath;
  on: PathProblem['on'];
}

const valueAt = (value: unknown, path: KeyPath): unknown =>
  path.reduce<unknown>((parent, step) => (parent as Record<PropertyKey, unknown> | null | undefined)?.[step], value);

/** Whether a place has the same value in another version of its file; in a list, at any index. */
function isPlaceIn({ document, path, on }: Place, version: unknown): boolean {
  if (on === 'key') return valueAt(version, path) !== undefined;
  const text = JSON.stringify(valueAt(document.value, path));
  const isListed = typeof path.at(-1) === 'number';
  const candidates = isListed ? valueAt(version, path.slice(0, -1)) : [valueAt(version, path)];
  return Array.isArray(candidates) && candidates.some((candidate) => JSON.stringify(candidate) === text);
}

/** Returns the precedence of a place by when it got its value. */
export const precedenceOf = (seniority: Seniority, place: Place): Precedence =>
  seniority(place.document.file, (text) => isPlaceIn(place, tryParseJson(text)));
