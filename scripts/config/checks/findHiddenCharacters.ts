import { formatCodePoint } from '../parse/messageFormatting.ts';
import type { OffsetProblem } from '../pathProblem.ts';

/**
 * Control characters, marks of direction and others that show nothing. Line breaks and tabs belong to the form of a
 * file, the soft hyphen allows a break, and U+FE0F makes an emoji of a sign.
 */
const hiddenPattern = /(?![\t\r\n\u00AD]|\uFE0F)[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{DI}]/gu;

/** More marks than any language piles on one letter. */
const piledPattern = /\p{M}{5,}/gu;

/**
 * Finds the characters of a file that a reader cannot see, among them those that turn the direction of a text, and marks
 * piled on one letter, in which no line can break.
 */
export const findHiddenCharacters = (text: string): OffsetProblem[] => [
  ...Array.from(text.matchAll(piledPattern), ({ 0: marks, index }) => ({
    offset: index,
    message: `${Array.from(marks).length} marks stand on one letter`,
    hint: 'no language has as many; remove them',
  })),
  ...Array.from(text.matchAll(hiddenPattern), ({ 0: character, index }) => ({
    offset: index,
    message: `here stands an invisible character, ${formatCodePoint(character)}`,
    hint: 'remove it',
  })),
];
