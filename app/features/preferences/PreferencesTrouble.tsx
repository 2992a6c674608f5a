import { Trans, useLingui } from '@lingui/react/macro';
import { site } from '../../site/site.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Text } from '../../ui/Text.tsx';

interface PreferencesTroubleProps {
  offline: boolean;
  busy: boolean;
  onRetry: () => void;
}

/** Instead of the preferences when they could not be loaded. */
export function PreferencesTrouble({ offline, busy, onRetry }: PreferencesTroubleProps) {
  const { t } = useLingui();
  if (offline) {
    return (
      <EmptyState picture={`${site.artUrl}/offline.svg`} title={t`There is no connection to the internet`} announce>
        <Text>
          <Trans>As soon as you are connected again, your preferences appear here on their own.</Trans>
        </Text>
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title={t`Error: your preferences could not be loaded`}
      retry={{ label: t`Try again`, busyLabel: t`Loading …`, busy: busy, onRetry: onRetry }}
    >
      <Trans>Nothing is lost. Please try again in a moment.</Trans>
    </ErrorState>
  );
}
