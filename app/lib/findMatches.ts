/** A part of a text, and whether it matches the search. */
export interface TextPart {
  text: string;
  matched: boolean;
}

/** Simple forms of letters that Unicode does not decompose. */
const simpleForms: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' };

/** The simple form of a letter, made from its capital, where the German sharp s becomes two letters. */
const simplify = (character: string): string =>
  Array.from(character.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase())
    .map((letter) => simpleForms[letter] ?? letter)
    .join('');

/**
 * Splits a text at the matches of a search. Case and accents do not count, so that `zoe` matches Zoë, and a letter is
 * never cut: where half of it matches, all of it does.
 */
export function findMatches(text: string, wanted: string): TextPart[] {
  const pattern = Array.from(wanted.trim()).map(simplify).join('');
  const letters = Array.from(text, simplify);
  const simple = letters.join('');
  const marked = new Set<number>();
  if (pattern !== '') {
    /** Index of the letter from which each position of the simple text comes. */
    const origins = letters.flatMap((letter, index) => Array.from({ length: letter.length }, () => index));
    for (let at = simple.indexOf(pattern); at !== -1; at = simple.indexOf(pattern, at + pattern.length)) {
      for (const origin of origins.slice(at, at + pattern.length)) marked.add(origin);
    }
  }
  const parts: TextPart[] = [];
  Array.from(text).forEach((character, index) => {
    // A mark of its own belongs to the letter before it.
    const matched = letters[index] === '' ? (parts.at(-1)?.matched ?? false) : marked.has(index);
    const last = parts.at(-1);
    if (last?.matched === matched) last.text += character;
    else parts.push({ text: character, matched });
  });
  return parts;
}
