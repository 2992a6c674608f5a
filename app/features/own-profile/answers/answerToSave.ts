import { emptyAnswer, isAnswered, toValues } from '../../../answers/answer.model.ts';
import type { AnswerState } from '../../../answers/toInitialAnswer.ts';
import type { Answer, Question } from '../../../api/contract/questionSchemas.ts';

/**
 * What Save sends: the complete answer; an empty one if a skippable question had an answer and nothing of it is left.
 * Null: the answer is incomplete, and nothing can be sent.
 */
export function answerToSave(
  { skippable, answer: given }: Pick<Question, 'skippable' | 'answer'>,
  { draft, answer }: AnswerState,
): Answer | null {
  if (isAnswered(answer)) return answer;
  return skippable && isAnswered(given?.answer) && isBlank(draft) ? emptyAnswer : null;
}

const isBlank = (draft: Answer) => toValues(draft).every((value) => typeof value === 'string' && value.trim() === '');
