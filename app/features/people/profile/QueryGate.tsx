import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOnline } from '../../../device/useOnline.ts';
import { QueryError } from '../../../feedback/QueryError.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { LoadingStatus } from '../LoadingStatus.tsx';

interface QueryGateProps<Data> {
  query: UseQueryResult<Data>;
  /** A whole sentence that begins with the word "Error". */
  errorTitle: string;
  children: (data: Data) => ReactNode;
}

/** Renders the data of a query, a skeleton while it loads, or the error with a retry. */
export function QueryGate<Data>({ query, errorTitle, children }: QueryGateProps<Data>) {
  const online = useOnline();
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError || !online) {
    return <QueryError title={errorTitle} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <Stack>
      <LoadingStatus />
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="short" />
    </Stack>
  );
}
