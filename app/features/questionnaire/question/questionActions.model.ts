import { isKnownType } from '../../../answers/questionTypes.ts';
import { emptyAnswer } from '../../../answers/readAnswer.ts';
import type { Answer, Question } from '../../../api/contract/questionSchemas.ts';
import type { QuestionnaireVariant } from './QuestionnaireVariant.ts';

/** The chat hides Continue while the answer is empty, the plain layout for single choices. */
export function showsContinue(variant: QuestionnaireVariant, type: number, answered: boolean): boolean {
  if (!isKnownType(type)) return false;
  return variant === 1 ? answered : type !== 1;
}

/** Sent by "Answer later": an empty answer skips the question; an answer that was given before is sent once more. */
export const toPostponedAnswer = ({ answer }: Pick<Question, 'answer'>): Answer => answer?.answer ?? emptyAnswer;
