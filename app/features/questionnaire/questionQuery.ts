import type { QueryClient } from '@tanstack/react-query';
import { type AnsweredStep, sendAnswer, updateAnswer } from '../../api/contract/questionnaire.ts';
import type { Answer, Question } from '../../api/contract/questionSchemas.ts';
import type { Api } from '../../api/createApi.ts';

/** A first answer is posted; one that is there is updated. */
export const sendOrUpdateAnswer = (api: Api, question: Question, answer: Answer): Promise<AnsweredStep> =>
  question.answer
    ? api.call(updateAnswer, { body: { answer, customerAnswerId: question.answer.id } })
    : api.call(sendAnswer, { body: { question: question.id, answer, stepId: question.orderId } });

export const questionKey = (orderId: number) => ['question', orderId] as const;

/** Whoever comes back to the question sees the new answer; a question that came with it is there already. */
export function cacheAnsweredStep(queryClient: QueryClient, orderId: number, step: AnsweredStep): void {
  const { question, previousQuestion, nextQuestion } = step;
  if (question) queryClient.setQueryData(questionKey(question.orderId), { question, previousQuestion, nextQuestion });
  if (question?.orderId !== orderId) queryClient.removeQueries({ queryKey: questionKey(orderId) });
}
