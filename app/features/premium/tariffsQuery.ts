import { queryOptions } from '@tanstack/react-query';
import { fetchTariffs } from '../../api/contract/payments.ts';
import type { Api } from '../../api/createApi.ts';

const STALE_MS = 5 * 60_000;

export const tariffsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['tariffs'],
    async queryFn({ signal }) {
      const tariffs = await api.call(fetchTariffs, {}, { signal });
      if (tariffs.tariffs.length === 0) throw new Error('there is no tariff');
      return tariffs;
    },
    staleTime: STALE_MS,
    retryOnMount: false,
  });
