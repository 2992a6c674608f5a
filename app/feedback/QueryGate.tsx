import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useOnline } from '../device/useOnline.ts';
import { VisuallyHidden } from '../ui/content/VisuallyHidden.tsx';
import { Skeleton, TextSkeleton } from '../ui/feedback/Skeleton.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import { LoadFailure } from './LoadFailure.tsx';

interface QueryGateProps<Data> {
  query: { data: Data | undefined; isError: boolean; error: unknown; isFetching: boolean; refetch: () => unknown };
  /** What could not be loaded: a whole sentence that begins with the word "Error". */
  errorTitle: string;
  /** What comes on its own once there is a connection again; null for a query that does not wait for one. */
  offlineText?: string | null;
  /** What is still stored, and how to continue. */
  advice?: string;
  /** What a screen reader hears while it loads. */
  loadingText?: ReactNode;
  /** In the shape of what is to come. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a query has loaded; before that its skeleton, or why it could not be loaded. Old data stay on show. */
export function QueryGate<Data>(props: QueryGateProps<Data>) {
  const { query, errorTitle, offlineText, advice, loadingText, skeleton, children } = props;
  const online = useOnline();
  const { data, isError, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError || !online) {
    return (
      <LoadFailure
        {...{ offlineText, advice, error }}
        title={errorTitle}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <LoadingStatus>{loadingText}</LoadingStatus>
      {skeleton ?? <TitledSkeleton />}
    </>
  );
}

const TitledSkeleton = () => (
  <Stack>
    <Skeleton shape="title" />
    <TextSkeleton />
  </Stack>
);

/** Announces what skeletons only show: content is loading. */
export const LoadingStatus = ({ children }: { children?: ReactNode }) => (
  <VisuallyHidden>
    <span role="status">{children ?? <Trans>Loading …</Trans>}</span>
  </VisuallyHidden>
);
