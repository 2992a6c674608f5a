import { useQuery } from '@tanstack/react-query';
import { fetchDashboard } from '../../api/contract/lists.ts';
import { dashboardKey } from '../../lib/queryKeys.ts';
import { useApi } from '../../session/useSession.ts';

export function useDashboard() {
  const api = useApi();
  return useQuery({
    queryKey: dashboardKey,
    queryFn: ({ signal }) => api.call(fetchDashboard, {}, { signal }),
  });
}
