import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Tariffs } from '../../api/contract/payments.ts';
import { QueryGate } from '../../feedback/QueryGate.tsx';
import { useApi } from '../../session/useSession.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { tariffsQuery } from './tariffsQuery.ts';

/** Its children with the loaded tariffs; before that a skeleton or the failure. */
export function TariffsQueryGate({ children }: { children: (tariffs: Tariffs) => ReactNode }) {
  const { t } = useLingui();
  const query = useQuery(tariffsQuery(useApi()));
  return (
    <QueryGate
      query={query}
      errorTitle={t`Error: the prices couldn’t be loaded`}
      offlineText={t`The prices will appear as soon as you’re back online.`}
      loadingText={<Trans>Loading the prices …</Trans>}
      skeleton={<TariffsSkeleton />}
    >
      {children}
    </QueryGate>
  );
}

/** The loading shape of prices. */
export const TariffsSkeleton = () => (
  <Card>
    <Stack>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="short" />
      <Skeleton shape="button" />
    </Stack>
  </Card>
);
