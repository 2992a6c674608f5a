import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Row.tsx';
import { Text } from '../../ui/Text.tsx';
import type { Trouble } from './trouble.model.ts';
import { useDismissTimer } from './useDismissTimer.ts';

/** The specification's own spelling is the key (section 8). */
const unknownError = msg({ id: 'Unkonwn error', message: 'Something went wrong. Your answer is still here.' });
const readingTime = 10_000;

interface TroubleBannerProps {
  trouble: Trouble;
  onRetry: () => void;
  /** Closed by the member or by time; a line at the answer stays. */
  onFold: () => void;
}

export function TroubleBanner({ trouble, onRetry, onFold }: TroubleBannerProps) {
  const { t } = useLingui();
  const reading = useDismissTimer(readingTime, onFold);
  return (
    <div {...reading}>
      <Banner tone="danger" title={t`Error: your answer was not sent`} announce>
        {trouble.kind === 'refused' ? (
          trouble.messages.map((message) => (
            <Text key={message} foreign>
              <bdi>{message}</bdi>
            </Text>
          ))
        ) : (
          <Text>
            {trouble.kind === 'offline' ? (
              <Trans>There seems to be no connection to the internet. Your answer is still here.</Trans>
            ) : (
              t(unknownError)
            )}
          </Text>
        )}
        <Row gap="xsmall">
          <Button tone="secondary" size="slim" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <Button tone="quiet" size="slim" onClick={onFold}>
            <Trans>Close</Trans>
          </Button>
        </Row>
      </Banner>
    </div>
  );
}
