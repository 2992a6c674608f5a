import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type AnsweredStep, fetchQuestion } from '../../api/contract/questionnaire.ts';
import type { Api } from '../../api/createApi.ts';

const questionKey = (orderId: number) => ['question', orderId] as const;

/** The query for the question at an order number. */
export const questionQuery = (api: Api, orderId: number) =>
  queryOptions({
    queryKey: questionKey(orderId),
    queryFn: ({ signal }) => api.call(fetchQuestion, { params: { id: orderId } }, { signal }),
    retryOnMount: false,
  });

/** Puts an answered question into the cache, and the question that the API has sent along with it. */
export function cacheAnsweredStep(queryClient: QueryClient, orderId: number, step: AnsweredStep): void {
  const { question, previousQuestion, nextQuestion } = step;
  if (question) queryClient.setQueryData(questionKey(question.orderId), { question, previousQuestion, nextQuestion });
  if (question?.orderId !== orderId) queryClient.removeQueries({ queryKey: questionKey(orderId) });
}
