import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../session/useSession.ts';
import { questionQuery } from '../questionQuery.ts';
import { searchQuestionsById } from './searchQuestionsById.ts';

/** A question that the search has just met is not fetched again. */
const QUESTION_STALE_TIME_MS = 60_000;

/** The questions of these ids, as far as the API has them. */
export function useMissingQuestions(ids: readonly number[], total: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: ['missingQuestions', ids],
    queryFn: () =>
      searchQuestionsById(ids, total, async (orderId) => {
        const query = { ...questionQuery(api, orderId), staleTime: QUESTION_STALE_TIME_MS };
        return (await queryClient.fetchQuery(query)).question;
      }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}
