import { queryOptions } from '@tanstack/react-query';
import { fetchAccount } from '../api/contract/accountSettings.ts';
import type { Api } from '../api/createApi.ts';
import { accountKey } from '../api/queryKeys.ts';

export const accountQuery = (api: Api) =>
  queryOptions({
    queryKey: accountKey,
    queryFn: ({ signal }) => api.call(fetchAccount, {}, { signal }),
    retryOnMount: false,
  });
