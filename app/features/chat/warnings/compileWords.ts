import type { WarningWords } from './words/WarningWords.ts';

/** A test for each list of words of a language, and one for services whose name is a common word. */
export type WordTests = Readonly<Record<keyof WarningWords | 'commonService', RegExp>>;

const signs: Readonly<Record<string, string>> = {
  '*': String.raw`\w{0,20}`,
  _: String.raw`\W{1,3}`,
  '~': String.raw`[^\w,;:]{1,3}(?:\w{1,20}[^\w,;:]{1,3}){0,4}`,
  '/': '|',
  '(': '(?:',
};

/** Services whose name counts only after a preposition, or in a question for it. */
const commonServices = '(signal*/line/zoom*/teams/kik/imo/twitter*/wa/tg/wire/snap)';

const mine = 'my mein mon muj moj';

/** Makes one expression of a list of words; every part is bounded, so that it takes time in proportion to the text. */
export const compileWords = (words: string): RegExp =>
  new RegExp(
    `(?<!\\w)(?:${words
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(/[*_~/]|\((?!\?)/g, (sign) => signs[sign] ?? sign))
      .join('|')})(?!\\w)`,
  );

/** Compiles the words of a language. */
export const compileLanguage = (words: WarningWords): WordTests => {
  const lists = Object.entries(words) as [keyof WarningWords, string][];
  const either = `${words.on} ${words.have} ${mine}`.trim().replace(/\s+/g, '/');
  return {
    ...(Object.fromEntries(lists.map(([name, list]) => [name, compileWords(list)])) as Record<
      keyof WarningWords,
      RegExp
    >),
    commonService: compileWords(`(${either})_${commonServices}`),
  };
};
