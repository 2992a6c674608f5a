import type { Answer, Question } from '../api/contract/questionSchemas.ts';
import { emptyAnswer, isAnswered } from './answerValues.ts';
import { type SliderContext, toCompleteAnswer, toSliderValue } from './questionTypeRules.ts';

export interface AnswerState {
  /** Value of the fields: a draft, the answer given so far, or the default of a slider. */
  draft: Answer;
  /** Answer to send; empty while the draft is not complete. */
  answer: Answer;
}

type AnsweredQuestion = Pick<Question, 'qid' | 'type' | 'minChoices' | 'maxChoices' | 'answerOptions' | 'answer'>;

/** The answer with which a question opens: the draft on this device, else the answer given so far. */
export function toInitialAnswer(
  question: AnsweredQuestion,
  storedDraft: Answer | null,
  context: SliderContext,
): AnswerState {
  const given = question.answer?.answer ?? emptyAnswer;
  const complete = storedDraft ? toCompleteAnswer(question, storedDraft) : emptyAnswer;
  const sliderValue = toSliderValue(question, isAnswered(complete) ? complete : given, context);
  if (sliderValue) return { draft: sliderValue, answer: sliderValue };
  return storedDraft ? { draft: storedDraft, answer: complete } : { draft: given, answer: given };
}
