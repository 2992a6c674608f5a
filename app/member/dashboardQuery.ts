import { queryOptions } from '@tanstack/react-query';
import { fetchDashboard } from '../api/contract/dashboard.ts';
import type { Api } from '../api/createApi.ts';
import { dashboardKey } from '../api/queryKeys.ts';

export const dashboardQuery = (api: Api) =>
  queryOptions({
    queryKey: dashboardKey,
    queryFn: ({ signal }) => api.call(fetchDashboard, {}, { signal }),
    retryOnMount: false,
  });
