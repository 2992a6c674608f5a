import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useOnline } from '../device/useOnline.ts';
import { VisuallyHidden } from '../ui/content/VisuallyHidden.tsx';
import { Skeleton, TextSkeleton } from '../ui/feedback/Skeleton.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import { LoadFailure } from './LoadFailure.tsx';

interface QueryGateProps<Data> {
  query: { data: Data | undefined; isError: boolean; error: unknown; isFetching: boolean; refetch: () => unknown };
  /** Sentence that says what could not be loaded, beginning with the word "Error". */
  errorTitle: string;
  /** Text about what loads by itself once there is a connection again; null for a query that does not wait for one. */
  offlineText?: string | null;
  /** Text that says what is still stored, and how to continue. */
  advice?: string;
  /** Text for screen readers while it loads. */
  loadingText?: ReactNode;
  /** Skeleton in the shape of the content. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * The content that a query has loaded; before that its skeleton, or why it could not be loaded. Old data stays visible.
 */
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

/** An announcement that content is loading, which skeletons only show. */
export const LoadingStatus = ({ children }: { children?: ReactNode }) => (
  <VisuallyHidden>
    <span role="status">{children ?? <Trans>Loading …</Trans>}</span>
  </VisuallyHidden>
);
