import { Trans, useLingui } from '@lingui/react/macro';
import { site } from '../../site/site.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Text } from '../../ui/Text.tsx';

interface LoadTroubleProps {
  /** What could not be loaded: a whole sentence that begins with the word "Error". */
  title: string;
  offline: boolean;
  busy: boolean;
  onRetry: () => void;
}

/** Instead of the content when there is none to show. */
export function LoadTrouble({ title, offline, busy, onRetry }: LoadTroubleProps) {
  const { t } = useLingui();
  if (offline) {
    return (
      <EmptyState picture={`${site.artUrl}/offline.svg`} title={t`There is no connection to the internet`} announce>
        <Text>
          <Trans>As soon as you are connected again, this page goes on by itself.</Trans>
        </Text>
      </EmptyState>
    );
  }
  return (
    <ErrorState title={title} retry={{ label: t`Try again`, busyLabel: t`Loading …`, busy: busy, onRetry: onRetry }}>
      <Trans>Nothing is lost. Please try again in a moment.</Trans>
    </ErrorState>
  );
}
