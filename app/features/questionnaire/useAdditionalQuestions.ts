import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Question } from '../../api/contract/answers.ts';
import { fetchAdditionalQuestions } from '../../api/contract/questionnaire.ts';
import { useApi } from '../../session/useSession.ts';
import { keepAsked } from './additional.model.ts';

const key = ['additionalQuestions'] as const;

/** Fetched once: the server counts them as shown from then on. */
export function useAdditionalQuestions() {
  const api = useApi();
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => keepAsked(await api.call(fetchAdditionalQuestions, {}, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const replace = (change: (questions: readonly Question[]) => Question[]) =>
    queryClient.setQueryData<Question[]>(key, (questions) => questions && change(questions));
  return { ...query, replace };
}
