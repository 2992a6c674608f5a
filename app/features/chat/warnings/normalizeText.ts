/** Letters of other alphabets that look like Latin ones, and Latin letters that no decomposition changes. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', і: 'i', ѕ: 's' },
  ...{ α: 'a', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x' },
  ...{ ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ı: 'i' },
  ...{ '’': "'", '‘': "'", '`': "'", '´': "'", '‐': '-', '‑': '-', '–': '-', '—': '-', '−': '-' },
};

/**
 * Writes a text in small letters without accents, as the words of the rules are, and takes out what hides a word or a
 * number: invisible characters, wide or framed digits, look-alikes of other alphabets.
 */
export const normalizeText = (text: string): string =>
  text
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]|\uFE0F|\u20E3/g, '')
    .normalize('NFKC')
    // A full stop before a capital ends a sentence, even without a blank: it is no part of an address.
    .replace(/(?<=\p{Ll})([.!?])(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\n -~€£]/g, (character) => lookAlikes[character] ?? (/\s/.test(character) ? ' ' : character))
    // A word whose letters stand apart.
    .replace(/(?<!\w)(?:w w w|[a-z](?: [a-z]){3,})(?!\w)/g, (letters) => letters.replace(/ /g, ''));
