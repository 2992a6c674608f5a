import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadTrouble } from '../../parts/LoadTrouble.tsx';
import { useOnline } from '../../session/useOnline.ts';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

interface ProfileGateProps<Data> {
  query: UseQueryResult<Data>;
  /** In the shape of what is to come. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A part of the profile once it is there; before that its skeleton, or what went wrong. */
export function ProfileGate<Data>({ query, skeleton = <CardSkeleton />, children }: ProfileGateProps<Data>) {
  const { t } = useLingui();
  const online = useOnline();
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError || !online) {
    return (
      <LoadTrouble
        title={t`Error: your profile could not be loaded`}
        waiting={t`As soon as you are connected again, your profile appears here on its own.`}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          <Trans>Loading your profile …</Trans>
        </span>
      </VisuallyHidden>
      {skeleton}
    </>
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
