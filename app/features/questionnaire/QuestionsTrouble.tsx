import { Trans, useLingui } from '@lingui/react/macro';
import { useOnline } from '../../session/useOnline.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Text } from '../../ui/Text.tsx';

interface QuestionsTroubleProps {
  busy: boolean;
  onRetry: () => void;
}

/** Instead of a question that could not be loaded. */
export function QuestionsTrouble({ busy, onRetry }: QuestionsTroubleProps) {
  const { t } = useLingui();
  const online = useOnline();
  if (!online) {
    return (
      <Banner tone="info" title={t`There is no connection to the internet`} announce>
        <Text>
          <Trans>
            As soon as you are connected again, your question appears here on its own. Your answers are saved.
          </Trans>
        </Text>
      </Banner>
    );
  }
  return (
    <Banner tone="danger" title={t`Error: the question could not be loaded`} announce>
      <Text>
        <Trans>Your answers so far are saved. Please try again in a moment.</Trans>
      </Text>
      <div>
        <Button tone="secondary" inactive={busy} onClick={onRetry}>
          {busy ? <Trans>Loading …</Trans> : <Trans>Try again</Trans>}
        </Button>
      </div>
    </Banner>
  );
}
