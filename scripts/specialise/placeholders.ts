import { type CompiledValue, toLiteral, type ValuesByKey } from '../compile/CompiledValues.ts';
import type { Edit } from '../compile/edits.ts';
import { sitePlaceholder } from '../compile/siteReads.ts';

/**
 * The name in minified code for a value that folds nothing. To the minifier it is an unknown global. No text of the app
 * can contain it, because toNeutralChunk refuses the reserved name anywhere but in reads.
 */
export const placeholderFor = (key: string): string => `${sitePlaceholder}${key}`;

const placeholderPattern = new RegExp(`${sitePlaceholder}([\\w$]+)`, 'g');

/** Code split at its placeholders: text, key, text, key, … text. */
export const splitAtPlaceholders = (code: string): string[] => code.split(placeholderPattern);

/** The code from its segments, with its placeholders. */
export const joinAtPlaceholders = (segments: readonly string[]): string =>
  segments.map((segment, index) => (index % 2 === 0 ? segment : placeholderFor(segment))).join('');

/** The keys of the placeholders, in their order. */
export const placeholderKeys = (segments: readonly string[]): string[] =>
  segments.filter((_, index) => index % 2 === 1);

/** Replaces the placeholders by one site's values. Throws if the site lacks one. */
export function fillPlaceholders(segments: readonly string[], values: ValuesByKey): string {
  if (segments.length === 1) return segments[0]!;
  return segments
    .map((segment, index) =>
      index % 2 === 0 ? segment : toPlaceholderLiteral(values[segment], segment, segments[index + 1]!),
    )
    .join('');
}

/** What fillPlaceholders changes, as edits of the code with its placeholders. */
export function findPlaceholderEdits(segments: readonly string[], values: ValuesByKey): Edit[] {
  let end = 0;
  return segments.flatMap((segment, index) => {
    const start = end;
    end += index % 2 === 0 ? segment.length : placeholderFor(segment).length;
    const after = segments[index + 1];
    return index % 2 === 0 ? [] : [{ start, end, text: toPlaceholderLiteral(values[segment], segment, after!) }];
  });
}

/** An object at the start of an expression would read as a block, and a number before a dot as a fraction. */
function toPlaceholderLiteral(value: CompiledValue | undefined, key: string, after: string): string {
  const literal = toLiteral(value, key);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const isNumber = typeof value === 'number' && (value < 0 || after.startsWith('.'));
  return isObject || isNumber ? `(${literal})` : literal;
}
