import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { preloadAnswerInput } from '../../answers/preloadAnswerInput.ts';
import { type AnsweredStep, fetchQuestion, type Step } from '../../api/contract/questionnaire.ts';
import type { Answer, Question } from '../../api/contract/questionSchemas.ts';
import type { Api } from '../../api/createApi.ts';

const questionKey = (orderId: number) => ['question', orderId] as const;

/** The query for the question at an order number. */
export const questionQuery = (api: Api, orderId: number) =>
  queryOptions({
    queryKey: questionKey(orderId),
    queryFn: ({ signal }) => api.call(fetchQuestion, { params: { id: orderId } }, { signal }),
    retryOnMount: false,
  });

/** Caches a question with the answer that is being sent, which has no id yet if it is the first one. */
export function cacheSentAnswer(queryClient: QueryClient, step: Step, answer: Answer): void {
  const { question } = step;
  // An answer to an earlier request must not replace it.
  void queryClient.cancelQueries({ queryKey: questionKey(question.orderId) });
  const given = { id: question.answer?.id ?? '', answer };
  cacheStep(queryClient, { ...step, question: { ...question, answer: given } });
}

/** Caches the question that the API has sent: the answered one with the id of its answer, or the next. */
export function cacheAnsweredStep(queryClient: QueryClient, { question, ...neighbours }: AnsweredStep): void {
  if (question) cacheStep(queryClient, { question, ...neighbours });
}

export const cacheStep = (queryClient: QueryClient, { question, previousQuestion, nextQuestion }: Step) =>
  queryClient.setQueryData(questionKey(question.orderId), { question, previousQuestion, nextQuestion });

/**
 * Fetches a question before it is shown. A failure resolves to undefined and is forgotten, so that the page tries
 * again.
 */
export async function fetchQuestionAhead(
  api: Api,
  queryClient: QueryClient,
  orderId: number,
): Promise<Question | undefined> {
  try {
    return (await queryClient.ensureQueryData(questionQuery(api, orderId))).question;
  } catch {
    queryClient.removeQueries({ queryKey: questionKey(orderId), type: 'inactive' });
    return undefined;
  }
}

/** Fetches a question and its pictures before it is shown. */
export async function preloadQuestion(api: Api, queryClient: QueryClient, orderId: number): Promise<void> {
  const question = await fetchQuestionAhead(api, queryClient, orderId);
  if (question) preloadAnswerInput(question);
}
