import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOnline } from '../../device/useOnline.ts';
import { QueryError } from '../../feedback/QueryError.tsx';
import { VisuallyHidden } from '../../ui/content/VisuallyHidden.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';

interface ProfileQueryBoundaryProps<Data> {
  query: UseQueryResult<Data>;
  /** In the shape of the content. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A section of the profile: its skeleton while it loads, an error if it fails, else its content. */
export function ProfileQueryBoundary<Data>({
  query,
  skeleton = <CardSkeleton />,
  children,
}: ProfileQueryBoundaryProps<Data>) {
  const { t } = useLingui();
  const online = useOnline();
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError || !online) {
    return (
      <QueryError
        title={t`Error: your profile could not be loaded`}
        offlineText={t`As soon as you are connected again, your profile appears here on its own.`}
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
