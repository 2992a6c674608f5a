import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fetchTariffs, type Tariffs } from '../../api/contract/payments.ts';
import { useOnline } from '../../device/useOnline.ts';
import { QueryError } from '../../feedback/QueryError.tsx';
import { useApi } from '../../session/useSession.ts';
import { VisuallyHidden } from '../../ui/content/VisuallyHidden.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';

const TARIFFS_STALE_MS = 5 * 60_000;

/** Renders its children with the tariffs once they are loaded; before that a skeleton or the error. */
export function TariffsQueryBoundary({ children }: { children: (tariffs: Tariffs) => ReactNode }) {
  const { t } = useLingui();
  const online = useOnline();
  const api = useApi();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['tariffs'],
    queryFn: ({ signal }) => api.call(fetchTariffs, {}, { signal }),
    staleTime: TARIFFS_STALE_MS,
  });
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
