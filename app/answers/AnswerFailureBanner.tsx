import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { keepNoticesOpenAtom } from '../device/noticePreferences.ts';
import { Text } from '../ui/content/Text.tsx';
import { DismissibleBanner } from '../ui/feedback/DismissibleBanner.tsx';
import type { AnswerFailure } from './classifyAnswerError.ts';

/** The key keeps the misspelling of the operator's catalogues (reading 35). */
const unknownErrorText = msg({ id: 'Unkonwn error', message: 'Something went wrong. Your answer is still here.' });

interface AnswerFailureBannerProps {
  failure: AnswerFailure;
  onRetry: () => void;
  /** Closed by the member or by time; a line at the answer stays. */
  onDismiss: () => void;
}

export function AnswerFailureBanner({ failure: trouble, onRetry, onDismiss: onFold }: AnswerFailureBannerProps) {
  const { t } = useLingui();
  const stays = useAtomValue(keepNoticesOpenAtom);
  return (
    <DismissibleBanner
      persistent={stays}
      title={t`Error: your answer was not sent`}
      action={{ label: t`Try again`, onPress: onRetry }}
      closeLabel={t`Close`}
      onDismiss={onFold}
    >
      {trouble.kind === 'refused' ? (
        trouble.messages.map((message) => (
          <Text key={message} userGenerated>
            <bdi>{message}</bdi>
          </Text>
        ))
      ) : (
        <Text>
          {trouble.kind === 'offline' ? (
            <Trans>There seems to be no connection to the internet. Your answer is still here.</Trans>
          ) : (
            t(unknownErrorText)
          )}
        </Text>
      )}
    </DismissibleBanner>
  );
}
