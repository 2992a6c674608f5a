import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchAdditionalQuestions } from '../../../api/contract/questionnaire.ts';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { useApi } from '../../../session/useSession.ts';
import { selectAdditionalQuestions } from './additionalQuestions.model.ts';

const additionalQuestionsKey = ['additionalQuestions'] as const;

/** Fetched once, because the server counts them as shown from then on. */
export function useAdditionalQuestions() {
  const api = useApi();
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: additionalQuestionsKey,
    queryFn: async ({ signal }) => selectAdditionalQuestions(await api.call(fetchAdditionalQuestions, {}, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const replace = (update: (questions: readonly Question[]) => Question[]) =>
    queryClient.setQueryData<Question[]>(additionalQuestionsKey, (questions) => questions && update(questions));
  return { ...query, replace };
}
