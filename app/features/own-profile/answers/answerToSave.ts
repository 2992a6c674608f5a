import { emptyAnswer, isAnswered, toValues } from '../../../answers/answerValues.ts';
import type { AnswerState } from '../../../answers/toInitialAnswer.ts';
import type { Answer, Question } from '../../../api/contract/questionSchemas.ts';

/**
 * The answer that Save sends: the complete one, or an empty one where a skippable answer is deleted; null if it is
 * incomplete.
 */
export function answerToSave(
  { skippable, sensitive, answer: given }: Pick<Question, 'skippable' | 'sensitive' | 'answer'>,
  { draft, answer }: AnswerState,
): Answer | null {
  if (isAnswered(answer)) return answer;
  return (skippable || sensitive) && isAnswered(given?.answer) && isBlank(draft) ? emptyAnswer : null;
}

const isBlank = (draft: Answer) => toValues(draft).every((value) => typeof value === 'string' && value.trim() === '');
