import { formatCodePoint } from '../parse/messageFormatting.ts';
import type { OffsetProblem } from '../pathProblem.ts';

/**
 * Control characters, marks of direction and others that show nothing. Line breaks and tabs belong to the form of a
 * file, the soft hyphen allows a break, and U+FE0F makes an emoji of a sign.
 */
const hiddenPattern = /(?![\t\r\n\u00AD]|\uFE0F)[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{DI}]/gu;

/** Finds the characters of a file that a reader cannot see, among them those that turn the direction of a text. */
export const findHiddenCharacters = (text: string): OffsetProblem[] =>
  Array.from(text.matchAll(hiddenPattern), ({ 0: character, index }) => ({
    offset: index,
    message: `here stands an invisible character, ${formatCodePoint(character)}`,
    hint: 'remove it',
  }));
