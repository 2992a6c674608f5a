import { useQuery } from '@tanstack/react-query';
import { fetchQuestion } from '../../api/contract/questionnaire.ts';
import { useApi } from '../../session/useSession.ts';
import { questionKey } from './questionQuery.ts';

export function useQuestion(orderId: number) {
  const api = useApi();
  return useQuery({
    queryKey: questionKey(orderId),
    queryFn: ({ signal }) => api.call(fetchQuestion, { params: { id: orderId } }, { signal }),
  });
}
