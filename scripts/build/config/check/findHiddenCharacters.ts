import type { OffsetProblem } from '../parse/pathProblem.ts';
import { formatCodePoint } from '../parse/problemMessageFormatting.ts';

/** Scripts whose letters join, where invisible characters say how. */
const joiningScripts = ['Arab', 'Deva', 'Beng', 'Guru', 'Gujr', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh'];
/** Patterns of characters that are visible by what they join: the parts of an emoji, or letters. */
const joined = [
  // The flags of England, Scotland and Wales.
  /\u{1F3F4}[\u{E0061}-\u{E007A}]{5}\u{E007F}/u,
  /(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=\p{Extended_Pictographic})/u,
  new RegExp(`(?<=[${joiningScripts.map((script) => `\\p{scx=${script}}`).join('')}])[\\u200C\\u200D]`, 'u'),
];

/**
 * Control characters, marks of direction and others that show nothing. Line breaks and tabs belong to the form of a
 * file, the soft hyphen allows a break, and U+FE0F makes an emoji of a sign.
 */
const hidden = /(?![\t\r\n\u00AD]|\uFE0F)[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{DI}]/u;
const hiddenPattern = new RegExp(
  [...joined.map(({ source }) => source), `(?<hidden>${hidden.source})`].join('|'),
  'gu',
);

/** Pattern of more marks than any language puts on one letter. */
const piledPattern = /\p{M}{5,}/gu;

/**
 * Finds the characters of a file that a reader cannot see, such as those that change the direction of a text, and marks
 * piled on one letter, within which no line can break.
 */
export const findHiddenCharacters = (text: string): OffsetProblem[] => [
  ...Array.from(text.matchAll(piledPattern), ({ 0: marks, index }) => ({
    offset: index,
    message: `${Array.from(marks).length} marks are on one letter`,
    hint: 'no language has as many; remove them',
  })),
  ...Array.from(text.matchAll(hiddenPattern))
    .filter(({ groups }) => groups?.hidden !== undefined)
    .map(({ 0: character, index }) => ({
      offset: index,
      message: `here is an invisible character, ${formatCodePoint(character)}`,
      hint: 'remove it',
    })),
];
