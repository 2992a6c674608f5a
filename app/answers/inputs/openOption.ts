import type { Answer, Question } from '../../api/contract/questionSchemas.ts';
import { activeLocale } from '../../i18n/activeLocale.ts';
import { pickTranslation } from '../../lib/pickTranslation.ts';
import { emptyAnswer } from '../answerValues.ts';

/** The key of the option that leaves a question open. */
export const OPEN = -1;

/** The options of a question, with a last one that leaves it open where that has a label. */
export function toOptions({ answerOptions }: Question, openLabel: string | undefined) {
  const options = answerOptions.map(({ id, key, translations }) => ({
    key: id,
    name: key,
    label: pickTranslation(translations, activeLocale()),
    alone: false,
  }));
  return openLabel === undefined ? options : [...options, { key: OPEN, name: '', label: openLabel, alone: true }];
}

/** The pressed options: without any the one that leaves the question open. */
export const toPressed = (chosen: readonly number[]): readonly number[] => (chosen.length > 0 ? chosen : [OPEN]);

/** The answer that the press of one option gives. */
export const toPressedAnswer = (key: number): Answer => (key === OPEN ? emptyAnswer : [key]);
