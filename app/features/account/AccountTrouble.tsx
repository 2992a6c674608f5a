import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '../../ui/Banner.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Text } from '../../ui/Text.tsx';

interface AccountTroubleProps {
  offline: boolean;
  busy: boolean;
  onRetry: () => void;
}

/** Instead of the account when it could not be loaded. */
export function AccountTrouble({ offline, busy, onRetry }: AccountTroubleProps) {
  const { t } = useLingui();
  if (offline) {
    return (
      <Banner tone="info" title={t`There is no connection to the internet`} announce>
        <Text>
          <Trans>As soon as you are connected again, your account appears here on its own.</Trans>
        </Text>
      </Banner>
    );
  }
  return (
    <ErrorState
      title={t`Error: your account could not be loaded`}
      retry={{ label: t`Try again`, busyLabel: t`Loading …`, busy: busy, onRetry: onRetry }}
    >
      <Trans>Nothing is lost. Please try again in a moment.</Trans>
    </ErrorState>
  );
}
