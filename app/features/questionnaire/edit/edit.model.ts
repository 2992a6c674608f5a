import type { Answer, Question } from '../../../api/contract/answers.ts';
import { isAnswered, noAnswer, valuesOf } from '../answer.model.ts';
import type { Start } from '../startAnswer.ts';

/** What saving sends: the answer; none, where an answer may be taken back and nothing is left of it; null: not yet. */
export function answerToSave(
  { skippable, answer: given }: Pick<Question, 'skippable' | 'answer'>,
  { begun, answer }: Start,
): Answer | null {
  if (isAnswered(answer)) return answer;
  return skippable && isAnswered(given?.answer) && isBlank(begun) ? noAnswer : null;
}

const isBlank = (begun: Answer) => valuesOf(begun).every((value) => typeof value === 'string' && value.trim() === '');
