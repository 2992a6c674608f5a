import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOnline } from '../../session/useOnline.ts';
import { site } from '../../site/site.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

interface ProfileGateProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** A part of the profile once it is there; before that its skeleton, or what went wrong. */
export function ProfileGate<Data>({ query, children }: ProfileGateProps<Data>) {
  const { t } = useLingui();
  const online = useOnline();
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!online) {
    return (
      <EmptyState picture={`${site.artUrl}/offline.svg`} title={t`There is no connection to the internet`} announce>
        <Text>
          <Trans>As soon as you are connected again, your profile appears here on its own.</Trans>
        </Text>
      </EmptyState>
    );
  }
  if (isError) {
    return (
      <ErrorState
        title={t`Error: your profile could not be loaded`}
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
          <Trans>Loading your profile …</Trans>
        </span>
      </VisuallyHidden>
      <Stack>
        <Skeleton shape="circle" />
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="short" />
      </Stack>
    </Card>
  );
}
