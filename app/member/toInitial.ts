import { oncePerLanguage } from '../lib/oncePerLanguage.ts';

const segmenterOf = oncePerLanguage((tag) => new Intl.Segmenter(tag));

/** The characters of a text as people count them: an emoji, or a letter with its marks. */
function splitGraphemes(text: string, locale: string): readonly string[] {
  // Firefox knows it from 125 on.
  if (typeof Intl.Segmenter !== 'function') return text.match(/\P{M}\p{M}*/gu) ?? [];
  return Array.from(segmenterOf(locale).segment(text), ({ segment }) => segment);
}

/**
 * What stands in place of a picture: the first letter or digit of a name as a capital, else its first emoji or other
 * sign; empty for a name without any.
 */
export function toInitial(name: string | null, locale: string): string {
  const graphemes = splitGraphemes((name ?? '').normalize('NFC'), locale);
  const first =
    graphemes.find((grapheme) => /^[\p{L}\p{N}]/u.test(grapheme)) ??
    graphemes.find((grapheme) => /^[\p{S}\p{P}]/u.test(grapheme));
  if (first === undefined) return '';
  const upper = first.toLocaleUpperCase(locale);
  // Some letters have no single capital, such as ß.
  return splitGraphemes(upper, locale).length === 1 ? upper : first;
}
