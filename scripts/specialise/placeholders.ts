import { sitePlaceholder, toLiteral } from '../compile/siteReads.ts';

/**
 * The name that stands in minified code for a value which is only shown. To the minifier it is a global it knows
 * nothing about, so nothing is folded that another value would fold otherwise. No text of the app can hold it: the
 * compiler refuses the reserved name anywhere but in reads.
 */
export const placeholderFor = (key: string): string => `${sitePlaceholder}${key}`;

const placeholderPattern = new RegExp(`${sitePlaceholder}([\\w$]+)`, 'g');

/** Code cut at its slots: text, key, text, key, … text. */
export const splitAtPlaceholders = (code: string): string[] => code.split(placeholderPattern);

/** The keys of the slots, in the order they stand in. */
export const placeholderKeys = (parts: readonly string[]): string[] => parts.filter((_, index) => index % 2 === 1);

/** Puts one site's values into the slots. Throws if the site has no such value. */
export function fillPlaceholders(parts: readonly string[], values: Readonly<Record<string, unknown>>): string {
  if (parts.length === 1) return parts[0]!;
  return parts
    .map((part, index) => (index % 2 === 0 ? part : toPlaceholderLiteral(values[part], part, parts[index + 1]!)))
    .join('');
}

/** An object at the start of an expression would read as a block, and a number before a dot as a fraction. */
function toPlaceholderLiteral(value: unknown, key: string, after: string): string {
  const literal = toLiteral(value, key);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const isNumber = typeof value === 'number' && (value < 0 || after.startsWith('.'));
  return isObject || isNumber ? `(${literal})` : literal;
}
