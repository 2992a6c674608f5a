import { oncePerLanguage } from '../lib/oncePerLanguage.ts';

// Firefox has it from version 125 on.
const segmenterOf = oncePerLanguage((tag) => (typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(tag) : null));

/** The characters of a text as people count them, one after the other: an emoji, or a letter with its marks. */
function* splitGraphemes(text: string, locale: string): Iterable<string> {
  const segmenter = segmenterOf(locale);
  if (segmenter) {
    for (const { segment } of segmenter.segment(text)) yield segment;
  } else yield* text.match(/\P{M}\p{M}*/gu) ?? [];
}

/**
 * Pattern of a letter or digit at the start that no following mark joins. Most names begin so, and the first segmenter
 * takes a browser 10 to 40 ms.
 */
const plainStart = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}](?![\p{M}\u200D])/u;

/**
 * The initial in place of a picture: the first letter or digit of a name as a capital, else its first emoji or other
 * sign; empty for a name without any.
 */
export function toInitial(name: string | null, locale: string): string {
  const text = (name ?? '').normalize('NFC').trimStart();
  const plain = plainStart.exec(text);
  if (plain) return capitalise(plain[0], locale);
  let sign = '';
  for (const grapheme of splitGraphemes(text, locale)) {
    if (/^[\p{L}\p{N}]/u.test(grapheme)) return capitalise(grapheme, locale);
    if (sign === '' && /^[\p{S}\p{P}]/u.test(grapheme)) sign = grapheme;
  }
  return sign;
}

/** The capital of a letter, or the letter itself if it has no single one, such as ß. */
function capitalise(letter: string, locale: string): string {
  const upper = letter.toLocaleUpperCase(locale);
  return upper.length === 1 || [...splitGraphemes(upper, locale)].length === 1 ? upper : letter;
}
