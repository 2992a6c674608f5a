import { toNumbers } from '../../../answers/answerValues.ts';
import { type AnswerDisplay, isKnownType, toAnswerDisplay } from '../../../answers/questionTypeRules.ts';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { pickTranslation } from '../../../lib/pickTranslation.ts';
import { type ChapterKey, toChapterKey } from '../chapterPictures.ts';

/** Number of earlier questions that are shown at once, and that each press on "Show earlier answers" adds. */
const TURNS_AT_ONCE = 4;

/** A question of the conversation with what the member answered. */
export interface Turn {
  questionId: number;
  /** Position of the question in its list, from 1. */
  position: number;
  question: string;
  /** The chapter that begins with it, if known. */
  opens: ChapterKey | null;
  display: AnswerDisplay;
  /** Names the picture of the chosen option; undefined for an answer without a picture. */
  picture: { key: string | null | undefined } | undefined;
}

/** The first position that is shown, so that what was shown once in a visit stays. */
export const firstShown = (shownBefore: number, position: number): number =>
  Math.max(1, Math.min(shownBefore, position - TURNS_AT_ONCE));

/** The first position after "Show earlier answers". */
export const furtherBack = (first: number): number => Math.max(1, first - TURNS_AT_ONCE);

/**
 * The loaded items right before the current question, without a gap: earlier questions are put on the page one above
 * the other, even if they arrive in another order.
 */
export function takeNewest<Item>(items: readonly (Item | undefined)[]): Item[] {
  const gap = items.lastIndexOf(undefined);
  return items.slice(gap + 1) as Item[];
}

/** The turns of questions; a question of an unknown type has none, as the conversation shows nothing for it. */
export const toTurns = (questions: readonly { question: Question; position: number }[], locale: string): Turn[] =>
  questions
    .filter(({ question }) => isKnownType(question.type))
    .map(({ question, position }, index, all) => {
      const chapter = toChapterKey(question);
      const before = all[index - 1];
      const isFirst = before ? toChapterKey(before.question) !== chapter : position === 1;
      const answer = question.answer?.answer ?? null;
      const display = toAnswerDisplay(question, answer, locale);
      const chosen = question.answerOptions.find(({ id }) => id === toNumbers(answer ?? [])[0]);
      return {
        questionId: question.id,
        position,
        question: pickTranslation(question.translations, locale),
        opens: isFirst ? chapter : null,
        display,
        picture: question.type === 6 && chosen ? { key: chosen.key } : undefined,
      };
    });
