import type { Edit } from '../applyEdits.ts';

/** Beginnings of names that the build gives to scripts of its own. */
const ownNames = /^(?:site|lazy|boot)-/;

/**
 * Returns the names by which chunks import each other, by those that the bundler gives them, which are eight arbitrary
 * characters: their labels, because every document and script repeats these names. A label that several chunks have, or
 * that a script of the build could have, names none.
 */
export function toLabelNames(chunks: readonly { name: string; label: string }[]): Map<string, string> {
  const byLabel = Map.groupBy(chunks, ({ label }) => label);
  return new Map(
    chunks
      .filter(({ label }) => byLabel.get(label)!.length === 1 && !ownNames.test(label))
      .map(({ name, label }) => [name, `${label}.js`]),
  );
}

/** Finds the edits that put new names into a chunk's imports. */
export const findNameEdits = (code: string, names: ReadonlyMap<string, string>): Edit[] =>
  Array.from(code.matchAll(/(?<=(["'`])\.\/)[\w.-]+(?=\1)/g)).flatMap((match) => {
    const text = names.get(match[0]);
    return text === undefined ? [] : [{ start: match.index, end: match.index + match[0].length, text }];
  });
