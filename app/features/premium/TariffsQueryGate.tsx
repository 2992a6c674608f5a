import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fetchTariffs, type Tariffs } from '../../api/contract/payments.ts';
import { QueryGate } from '../../feedback/QueryGate.tsx';
import { useApi } from '../../session/useSession.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';

const TARIFFS_STALE_MS = 5 * 60_000;

/** Renders its children with the tariffs once they are loaded; before that a skeleton or the error. */
export function TariffsQueryGate({ children }: { children: (tariffs: Tariffs) => ReactNode }) {
  const { t } = useLingui();
  const api = useApi();
  const query = useQuery({
    queryKey: ['tariffs'],
    async queryFn({ signal }) {
      const tariffs = await api.call(fetchTariffs, {}, { signal });
      if (tariffs.tariffs.length === 0) throw new Error('there is no tariff');
      return tariffs;
    },
    staleTime: TARIFFS_STALE_MS,
  });
  return (
    <QueryGate
      query={query}
      errorTitle={t`Error: the prices could not be loaded`}
      offlineText={t`As soon as you are connected again, the prices appear here on their own.`}
      loadingText={<Trans>Loading the prices …</Trans>}
      skeleton={<TariffSkeleton />}
    >
      {children}
    </QueryGate>
  );
}

const TariffSkeleton = () => (
  <Card>
    <Stack>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="short" />
      <Skeleton shape="button" />
    </Stack>
  </Card>
);
