/** A word of a text that may be a form of the one to replace, with what is around it. */
export interface Place {
  token: string;
  /** The words before it in its clause, the nearest first. */
  before: readonly string[];
  /** The words after it in its clause, the nearest first. */
  after: readonly string[];
  /** All words after it in the text. */
  later: readonly string[];
  /** Whether a hyphen joins it to the word after it. */
  isJoined: boolean;
}

/** The form of the new word for a place, and the reasons why a person has to look. */
export interface NewForm {
  text: string;
  doubts: readonly string[];
  /** The old form, where no rule gives its new one. */
  missing?: string;
  /** An article or preposition before it that changes with its first letter. */
  wordBefore?: { old: string; new: string };
}

/** Returns the new form for a place, or undefined where it holds no form of the word. */
export type FindForm = (place: Place) => NewForm | undefined;

export type Gender = 'feminine' | 'masculine' | 'neuter' | undefined;

/** The word to replace, its replacement, and the forms of both as a person gives them. */
export interface WordPair {
  from: string;
  to: string;
  /** That of the replacement, where a person gives it. */
  gender?: Gender;
  /** New forms by the old one, in small letters. */
  forms: ReadonlyMap<string, string>;
}

/** The words of a language's texts, to tell words from parts of words. */
export interface Vocabulary {
  /** All, in small letters. */
  all: ReadonlySet<string>;
  /** Forms with a capital that is not the first letter of a text or sentence. */
  nouns: ReadonlySet<string>;
}

/** Pattern of a word; a soft hyphen does not end it. */
export const wordPattern = /[\p{L}\p{M}\u00AD]+/gu;

/** Collects the words of texts. */
export function collectVocabulary(texts: Iterable<string>): Vocabulary {
  const all = new Set<string>();
  const nouns = new Set<string>();
  for (const text of texts) {
    for (const { 0: word, index } of text.matchAll(wordPattern)) {
      all.add(word.toLowerCase());
      if (/^\p{Lu}/u.test(word) && /[\p{L},]\s$/u.test(text.slice(0, index))) nouns.add(word);
    }
  }
  return { all, nouns };
}

/** Returns a word in small letters, without soft hyphens; ß counts as ss, as Swiss sites write it. */
export const toPlain = (word: string) => word.toLowerCase().replaceAll('\u00AD', '').replaceAll('ß', 'ss');

const isCapital = (word: string) => /^\p{Lu}/u.test(word);
export const capitalise = (word: string) => word.replace(/^\p{L}/u, (letter) => letter.toUpperCase());

/** Returns the new form with the capitals of the old one. A new word with capitals inside keeps its own. */
export function likeCase(old: string, text: string): string {
  if (/\p{L}.*\p{Lu}/u.test(text)) return text;
  if (old.length > 1 && old === old.toUpperCase()) return text.toUpperCase();
  return isCapital(old) ? capitalise(text) : text.replace(/^\p{L}/u, (letter) => letter.toLowerCase());
}

/** Creates the finder of the forms that a person has given; they go before all rules. */
export const createGivenForms =
  (forms: ReadonlyMap<string, string>) =>
  (token: string): string | undefined =>
    forms.get(toPlain(token));
