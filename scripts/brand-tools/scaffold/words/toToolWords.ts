import type { WizardWords } from './WizardWords.ts';

/** Returns a sentence of the rules of `npm run check` in the language of the words; one that they lack stays English. */
export function toToolWords(text: string, { rules }: Pick<WizardWords, 'rules'>): string {
  const [pattern, said] = rules.find(([written]) => written.test(text)) ?? [];
  return pattern ? text.replace(pattern, said!) : text;
}

/** Returns message and hint of a rule in the language of the words. */
export const inToolWords = ({ message, hint }: { message: string; hint?: string | undefined }, words: WizardWords) => ({
  message: toToolWords(message, words),
  ...(hint !== undefined && { hint: toToolWords(hint, words) }),
});

/** Returns a line of a report in the language of the words. */
export const tellReport = (line: string, { reports }: Pick<WizardWords, 'reports'>): string =>
  reports.reduce((told, [part, said]) => told.replace(part, said), line);
