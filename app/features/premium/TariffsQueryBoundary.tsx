import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Tariffs } from '../../api/contract/payments.ts';
import { useOnline } from '../../device/useOnline.ts';
import { QueryError } from '../../feedback/QueryError.tsx';
import { VisuallyHidden } from '../../ui/content/VisuallyHidden.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { useTariffs } from './useTariffs.ts';

/** What needs the tariffs, once they are there; before that their skeleton, or what went wrong. */
export function TariffsQueryBoundary({ children }: { children: (tariffs: Tariffs) => ReactNode }) {
  const { t } = useLingui();
  const online = useOnline();
  const { data, isError, isFetching, refetch } = useTariffs();
  if (data && data.tariffs.length > 0) return children(data);
  if (data || isError || !online) {
    return (
      <QueryError
        title={t`Error: the prices could not be loaded`}
        offlineText={t`As soon as you are connected again, the prices appear here on their own.`}
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
