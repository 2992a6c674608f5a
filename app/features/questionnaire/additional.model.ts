import type { Question } from '../../api/contract/answers.ts';
import { descriptionId } from '../../api/contract/profile.ts';
import type { AnsweredStep } from '../../api/contract/questionnaire.ts';

/** Questions from this id on are not asked here. */
const firstOfOthers = 119;

/** The additional questions that are asked here; the personal description is written on the profile instead. */
export const keepAsked = (questions: readonly Question[]): Question[] =>
  questions.filter(({ id }) => id < firstOfOthers && id !== descriptionId);

/** The list once one of its questions is answered. */
export const withAnswer = (questions: readonly Question[], { question }: AnsweredStep): Question[] =>
  questions.map((each) => (each.id === question?.id ? { ...each, answer: question.answer } : each));

/** Which of the questions the address means, from 1; a wrong one means the first. */
export function resolvePlace(written: string | null, count: number): number {
  const place = written !== null && /^[1-9]\d{0,3}$/.test(written) ? Number(written) : 1;
  return place <= count ? place : 1;
}
