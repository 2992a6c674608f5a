import { useQuery } from '@tanstack/react-query';
import { fetchTariffs } from '../../api/contract/payments.ts';
import { useApi } from '../../session/useSession.ts';

export function useTariffs() {
  const api = useApi();
  return useQuery({
    queryKey: ['tariffs'],
    queryFn: ({ signal }) => api.call(fetchTariffs, {}, { signal }),
    staleTime: 5 * 60_000,
  });
}
