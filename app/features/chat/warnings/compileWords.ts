import type { CueWeight } from './cueWeights.ts';
import type { CueWords, WordCue } from './words/CueWords.ts';

/** The words of a language, as its file has them. */
interface LanguageFile {
  start: CueWeight;
  words: CueWords;
}

/** The knowledge that the rules have of a language: the start of scores, and a test for each list of words. */
export interface LanguageCues {
  start: CueWeight;
  tests: readonly (readonly [cue: WordCue, test: RegExp])[];
}

const signs: Readonly<Record<string, string>> = {
  '*': String.raw`\w{0,20}`,
  '_?': String.raw`\W{0,3}`,
  _: String.raw`\W{1,3}`,
  '~': String.raw`[^\w;:]{1,3}(?:\w{1,20}[^\w;:]{1,3}){0,4}`,
  '/': '|',
  '(': '(?:',
};

/** Makes one expression of a list of words; every part is bounded, so that it takes time in proportion to the text. */
const compileWords = (words: string): RegExp =>
  new RegExp(
    `(?<!\\w)(?:${words
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(/_\?|[*_~/]|\((?!\?)/g, (sign) => signs[sign] ?? sign))
      .join('|')})(?!\\w)`,
  );

/** Compiles the words of a language. */
export const compileLanguage = ({ start, words }: LanguageFile): LanguageCues => ({
  start,
  tests: (Object.entries(words) as [WordCue, string][]).map(([cue, list]) => [cue, compileWords(list)]),
});
