import { emptyAnswer, isAnswered, toValues } from '../../../answers/answer.model.ts';
import type { AnswerState } from '../../../answers/toInitialAnswer.ts';
import type { Answer, Question } from '../../../api/contract/questionSchemas.ts';

/** What saving sends: the answer; none, where an answer may be taken back and nothing is left of it; null: not yet. */
export function answerToSave(
  { skippable, answer: given }: Pick<Question, 'skippable' | 'answer'>,
  { draft: begun, answer }: AnswerState,
): Answer | null {
  if (isAnswered(answer)) return answer;
  return skippable && isAnswered(given?.answer) && isBlank(begun) ? emptyAnswer : null;
}

const isBlank = (begun: Answer) => toValues(begun).every((value) => typeof value === 'string' && value.trim() === '');
