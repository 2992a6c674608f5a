import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryGate } from '../../feedback/QueryGate.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';

interface ProfileQueryGateProps<Data> {
  query: UseQueryResult<Data>;
  /** Skeleton in the shape of the content. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The content of a query of the member's own profile. */
export function ProfileQueryGate<Data>({ skeleton, ...gate }: ProfileQueryGateProps<Data>) {
  const { t } = useLingui();
  return (
    <QueryGate
      {...gate}
      skeleton={skeleton ?? <CardSkeleton />}
      errorTitle={t`Error: your profile couldn’t be loaded`}
      offlineText={t`Your profile will appear as soon as you’re back online.`}
      loadingText={<Trans>Loading your profile …</Trans>}
    />
  );
}

const CardSkeleton = () => (
  <Card>
    <Stack>
      <Skeleton shape="circle" />
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="short" />
    </Stack>
  </Card>
);
