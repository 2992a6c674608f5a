import { isListedQuestion } from '../../../answers/isListedQuestion.ts';
import type { AnsweredStep } from '../../../api/contract/questionnaire.ts';
import type { Question } from '../../../api/contract/questionSchemas.ts';

/** Id from which questions are not asked as additional ones (reading 48). */
const ADDITIONAL_QUESTIONS_END = 119;

/** Selects the additional questions that are asked here; the personal description is written on the profile instead. */
export const selectAdditionalQuestions = (questions: readonly Question[]): Question[] =>
  questions.filter((question) => question.id < ADDITIONAL_QUESTIONS_END && isListedQuestion(question));

/** The list with the new answer of one of its questions. */
export const withAnswer = (questions: readonly Question[], { question }: AnsweredStep): Question[] =>
  questions.map((each) => (each.id === question?.id ? { ...each, answer: question.answer } : each));

/** Parses the position in the address, from 1; anything but a position of the list means the first. */
export function parsePosition(param: string | null, count: number): number {
  const position = param !== null && /^[1-9]\d{0,3}$/.test(param) ? Number(param) : 1;
  return position <= count ? position : 1;
}
