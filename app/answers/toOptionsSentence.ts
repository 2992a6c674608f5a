import type { AnswerOption, Question } from '../api/contract/questionSchemas.ts';
import { intlTag } from '../i18n/activeLocale.ts';
import { oncePerLanguage } from '../lib/oncePerLanguage.ts';
import { truncate } from '../lib/truncate.ts';
import type { LocaleCode } from '../site/SiteValues.ts';

const MAX_SENTENCE_LENGTH = 500;

const listFormatOf = oncePerLanguage((tag) => new Intl.ListFormat(tag));

/** A sentence of the server in a language; empty where it has none, because one in another language helps nobody. */
export const pickSentence = (
  sentences: Readonly<Record<string, string>> | null | undefined,
  locale: LocaleCode,
): string => truncate(sentences?.[locale]?.trim() ?? '', MAX_SENTENCE_LENGTH);

/**
 * The sentence that says who has chosen some options: a member of themselves (`sentence`), or both of two (`both`).
 * Empty where the server has no words for all of them.
 */
export function toOptionsSentence(
  question: Question,
  options: readonly AnswerOption[],
  form: 'sentence' | 'both',
  locale: LocaleCode,
): string {
  const pick = (texts: Question | AnswerOption) => pickSentence(form === 'both' ? texts.both : texts.sentence, locale);
  const words = options.map(pick);
  if (words.includes('')) return '';
  const frame = pick(question);
  if (frame === '') return words.length === 1 ? words[0]! : '';
  return frame.replace('{options}', () => listFormatOf(intlTag(locale)).format(words));
}
