import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOnline } from '../../../device/useOnline.ts';
import { QueryError } from '../../../feedback/QueryError.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';

interface QueryGateProps<Data> {
  query: UseQueryResult<Data>;
  /** What to say if it fails; begins with the word "Error". */
  errorTitle: string;
  children: (data: Data) => ReactNode;
}

/** A part of a page that is loaded by itself, in all its states. */
export function QueryGate<Data>({ query, errorTitle: trouble, children }: QueryGateProps<Data>) {
  const online = useOnline();
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError || !online) {
    return <QueryError title={trouble} busy={isFetching} onRetry={() => void refetch()} />;
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
