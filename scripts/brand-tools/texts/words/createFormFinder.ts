import { createEnglishForms } from './englishForms.ts';
import { createFrenchForms } from './frenchForms.ts';
import { createGermanForms } from './germanForms.ts';
import { createSlavicForms } from './slavicForms.ts';
import { collectVocabulary, type FindForm, likeCase, toPlain, type WordPair } from './wordForms.ts';

/** Creates the finder of a phrase's words as they are written, for languages or words without rules. */
const createPlainForms = ({ from, to, forms }: WordPair): FindForm => {
  return ({ token }) => {
    const plain = toPlain(token);
    const text = forms.get(plain) ?? (plain === toPlain(from) ? to : undefined);
    return text === undefined ? undefined : { text: likeCase(token, text), doubts: [] };
  };
};

/**
 * Creates the finder of the forms of a word in a language, by its rules.
 *
 * @param texts the texts of the language, which tell its words from parts of words
 */
export function createFormFinder(tag: string, pair: WordPair, texts: readonly string[]): FindForm {
  const [language = ''] = tag.split('-');
  if (language === 'de') return createGermanForms(pair, collectVocabulary(texts), texts);
  if (language === 'en') return createEnglishForms(pair);
  if (language === 'fr') return createFrenchForms(pair);
  return language === 'cs' || language === 'pl' ? createSlavicForms(language, pair) : createPlainForms(pair);
}
