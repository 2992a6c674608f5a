import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
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
      <Banner tone="info" title={t`There is no connection to the internet`} announce>
        <Text>
          <Trans>As soon as you are connected again, this page goes on by itself.</Trans>
        </Text>
      </Banner>
    );
  }
  return (
    <Banner tone="danger" title={title} announce>
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
