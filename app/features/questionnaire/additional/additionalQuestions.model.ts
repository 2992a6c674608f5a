import { DESCRIPTION_QUESTION_ID } from '../../../api/contract/profile.ts';
import type { AnsweredStep } from '../../../api/contract/questionnaire.ts';
import type { Question } from '../../../api/contract/questionSchemas.ts';

/** Questions from this id on are not asked here. */
const FIRST_HIDDEN_QUESTION_ID = 119;

/** The additional questions that are asked here; the personal description is written on the profile instead. */
export const selectAdditionalQuestions = (questions: readonly Question[]): Question[] =>
  questions.filter(({ id }) => id < FIRST_HIDDEN_QUESTION_ID && id !== DESCRIPTION_QUESTION_ID);

/** The list once one of its questions is answered. */
export const withAnswer = (questions: readonly Question[], { question }: AnsweredStep): Question[] =>
  questions.map((each) => (each.id === question?.id ? { ...each, answer: question.answer } : each));

/** Which of the questions the address means, from 1; a wrong one means the first. */
export function parsePosition(written: string | null, count: number): number {
  const place = written !== null && /^[1-9]\d{0,3}$/.test(written) ? Number(written) : 1;
  return place <= count ? place : 1;
}
