import { useQuery } from '@tanstack/react-query';
import { fetchDashboard } from '../../api/contract/memberLists.ts';
import { dashboardKey } from '../../api/queryKeys.ts';
import { useApi } from '../../session/useSession.ts';

export function useDashboard() {
  const api = useApi();
  return useQuery({
    queryKey: dashboardKey,
    queryFn: ({ signal }) => api.call(fetchDashboard, {}, { signal }),
  });
}
