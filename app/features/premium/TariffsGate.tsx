import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Tariffs } from '../../api/contract/payments.ts';
import { useOnline } from '../../session/useOnline.ts';
import { site } from '../../site/site.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useTariffs } from './useTariffs.ts';

/** What needs the tariffs, once they are there; before that their skeleton, or what went wrong. */
export function TariffsGate({ children }: { children: (tariffs: Tariffs) => ReactNode }) {
  const { t } = useLingui();
  const online = useOnline();
  const { data, isError, isFetching, refetch } = useTariffs();
  if (data && data.tariffs.length > 0) return children(data);
  if (!online) {
    return (
      <EmptyState picture={`${site.artUrl}/offline.svg`} title={t`There is no connection to the internet`} announce>
        <Text>
          <Trans>As soon as you are connected again, the prices appear here on their own.</Trans>
        </Text>
      </EmptyState>
    );
  }
  if (data || isError) {
    return (
      <ErrorState
        title={t`Error: the prices could not be loaded`}
        retry={{ label: t`Try again`, busyLabel: t`Loading …`, busy: isFetching, onRetry: () => void refetch() }}
      >
        <Trans>Nothing is lost. Please try again in a moment.</Trans>
      </ErrorState>
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
