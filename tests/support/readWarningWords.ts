import { type CueTests, compileLanguage } from '../../app/features/chat/warnings/compileWords.ts';
import * as cs from '../../app/features/chat/warnings/words/cs.ts';
import * as de from '../../app/features/chat/warnings/words/de.ts';
import * as en from '../../app/features/chat/warnings/words/en.ts';
import * as fr from '../../app/features/chat/warnings/words/fr.ts';
import * as pl from '../../app/features/chat/warnings/words/pl.ts';

const compiled = Object.fromEntries(
  Object.entries({ de, en, fr, cs, pl }).map(([locale, { words }]) => [locale, compileLanguage(words)]),
);

/** Languages that members of the rules are tested in. */
export const warningLocales = Object.keys(compiled);

/** The words that a site of a language has: its own and the English ones. */
export const readWarningWords = (locale: string): readonly CueTests[] =>
  [...new Set([locale, 'en'])].map((name) => compiled[name]!);
