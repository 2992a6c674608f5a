import { queryOptions } from '@tanstack/react-query';
import { fetchTariffs } from '../../api/contract/payments.ts';
import type { Api } from '../../api/createApi.ts';
import { log } from '../../lib/log.ts';
import { contradictsTotal, exceedsMonth, exceedsNotice, isSellable } from './describeTariff.ts';

const STALE_MS = 5 * 60_000;

export const tariffsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['tariffs'],
    async queryFn({ signal }) {
      const answer = await api.call(fetchTariffs, {}, { signal });
      const tariffs = answer.tariffs.filter(isSellable);
      if (tariffs.length === 0) throw new Error('there is no tariff');
      for (const tariff of tariffs) {
        if (contradictsTotal(tariff))
          log.warn(`the total of tariff ${tariff.id} is not its price a month for its months`);
        if (exceedsNotice(tariff))
          log.warn(`the notice of tariff ${tariff.id} is longer than the law allows, and not shown`);
        if (exceedsMonth(tariff)) log.warn(`tariff ${tariff.id} does not renew month by month, as the law asks`);
      }
      return { ...answer, tariffs };
    },
    staleTime: STALE_MS,
    retryOnMount: false,
  });
