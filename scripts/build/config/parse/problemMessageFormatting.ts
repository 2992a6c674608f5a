/** Pattern of invisible characters, and of spaces that look like the plain one. */
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{DI}]|(?! )\p{Zs}/gu;

const escapeCharacter = (character: string) => `\\u{${character.codePointAt(0)!.toString(16).toUpperCase()}}`;

/** Formats a character as `U+00A0`. */
export const formatCodePoint = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

/** Makes text of unknown origin safe to print: invisible characters are escaped, long text is cut. */
export const toPrintable = (text: string, limit = 60): string => {
  const characters = Array.from(text);
  const shown = characters.length > limit ? [...characters.slice(0, limit - 1), '…'] : characters;
  return shown.join('').replace(invisible, escapeCharacter);
};

export const quote = (text: string): string => `"${toPrintable(text)}"`;

const formatItem = (value: unknown) => (typeof value === 'string' ? quote(value) : String(value));

/** Joins values as `a, b or c`. */
export const formatList = (values: readonly unknown[], link: 'or' | 'and' = 'or'): string => {
  const items = values.map(formatItem);
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${link} ${items.at(-1)}`;
};

/** Formats a value as messages name it. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return value === '' ? 'empty' : `the text ${quote(value)}`;
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'number' && Math.abs(value) === Number.POSITIVE_INFINITY) return 'a number beyond all limits';
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'object' && value !== null)
    return Object.keys(value).length === 0 ? 'an empty object' : 'an object';
  return String(value);
}
