import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Tariffs } from '../../api/contract/payments.ts';
import { LoadTrouble } from '../../parts/LoadTrouble.tsx';
import { useOnline } from '../../session/useOnline.ts';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useTariffs } from './useTariffs.ts';

/** What needs the tariffs, once they are there; before that their skeleton, or what went wrong. */
export function TariffsGate({ children }: { children: (tariffs: Tariffs) => ReactNode }) {
  const { t } = useLingui();
  const online = useOnline();
  const { data, isError, isFetching, refetch } = useTariffs();
  if (data && data.tariffs.length > 0) return children(data);
  if (data || isError || !online) {
    return (
      <LoadTrouble
        title={t`Error: the prices could not be loaded`}
        waiting={t`As soon as you are connected again, the prices appear here on their own.`}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Card>
      <VisuallyHidden>
        <span role="status">
          <Trans>Loading the prices …</Trans>
        </span>
      </VisuallyHidden>
      <Stack>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="short" />
        <Skeleton shape="button" />
      </Stack>
    </Card>
  );
}
