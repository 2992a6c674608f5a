import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadTrouble } from '../../../parts/LoadTrouble.tsx';
import { useOnline } from '../../../session/useOnline.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

interface LoadableProps<Data> {
  query: UseQueryResult<Data>;
  /** What to say if it fails; begins with the word "Error". */
  trouble: string;
  children: (data: Data) => ReactNode;
}

/** A part of a page that is loaded by itself, in all its states. */
export function Loadable<Data>({ query, trouble, children }: LoadableProps<Data>) {
  const online = useOnline();
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError || !online) {
    return <LoadTrouble title={trouble} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <Stack>
      <VisuallyHidden>
        <span role="status">
          <Trans>Loading …</Trans>
        </span>
      </VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="short" />
    </Stack>
  );
}
