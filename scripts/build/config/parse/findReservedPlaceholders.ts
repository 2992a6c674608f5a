import { bootPlaceholder, reservedNames } from '../../../lib/buildPlaceholders.ts';
import type { KeyPath, OffsetProblem } from './pathProblem.ts';
import { quote } from './problemMessageFormatting.ts';

const toPattern = (names: readonly string[]) => new RegExp(names.map(RegExp.escape).join('|'), 'g');
const inCode = toPattern(reservedNames);
const inTexts = toPattern([...reservedNames, bootPlaceholder, '~site.']);

const describe = (name: string) => ({
  message: `${quote(name)} is a name that the build keeps for itself`,
  hint: 'write another one',
});

/**
 * Finds the names in a text that only the pipeline may write, because it would take them for its own. The app's code
 * may have those of documents.
 */
export const findReservedPlaceholders = (text: string, kind: 'text' | 'code' = 'text'): OffsetProblem[] =>
  Array.from(text.matchAll(kind === 'code' ? inCode : inTexts), ({ 0: name, index }) => ({
    offset: index,
    ...describe(name),
  }));

/** Finds such names in the texts of a value, whose file may write them in pieces or escapes. */
export function findReservedValues(
  value: unknown,
  path: KeyPath = [],
): (Omit<OffsetProblem, 'offset'> & { path: KeyPath })[] {
  if (typeof value === 'string')
    return findReservedPlaceholders(value).map(({ offset: _, ...words }) => ({ path, ...words }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    findReservedValues(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
