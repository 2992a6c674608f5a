import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
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
      <Banner tone="info" title={t`There is no connection to the internet`} announce>
        <Text>
          <Trans>As soon as you are connected again, your preferences appear here on their own.</Trans>
        </Text>
      </Banner>
    );
  }
  return (
    <Banner tone="danger" title={t`Error: your preferences could not be loaded`} announce>
      <Text>
        <Trans>Nothing is lost. Please try again in a moment.</Trans>
      </Text>
      <div>
        <Button tone="secondary" inactive={busy} onClick={onRetry}>
          {busy ? <Trans>Loading …</Trans> : <Trans>Try again</Trans>}
        </Button>
      </div>
    </Banner>
  );
}
