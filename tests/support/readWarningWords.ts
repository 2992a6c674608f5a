import { compileLanguage, type LanguageCues } from '../../app/features/chat/warnings/compileWords.ts';
import * as cs from '../../app/features/chat/warnings/words/cs.ts';
import * as de from '../../app/features/chat/warnings/words/de.ts';
import * as en from '../../app/features/chat/warnings/words/en.ts';
import * as fr from '../../app/features/chat/warnings/words/fr.ts';
import * as pl from '../../app/features/chat/warnings/words/pl.ts';

const compiled = Object.fromEntries(
  Object.entries({ de, en, fr, cs, pl }).map(([locale, language]) => [locale, compileLanguage(language)]),
);

/** Languages that the rules have words of. */
export const warningLocales = Object.keys(compiled);

/** The words that a site of a language has: its own and the English ones. */
export const readWarningWords = (locale: string): readonly LanguageCues[] =>
  [...new Set([locale, 'en'])].map((name) => compiled[name]!);
