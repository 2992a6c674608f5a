import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { keepMessagesAtom } from '../../session/messageChoices.ts';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Text } from '../../ui/Text.tsx';
import type { Trouble } from './trouble.model.ts';

/** The key keeps the misspelling of the operator's catalogues (reading 35). */
const unknownError = msg({ id: 'Unkonwn error', message: 'Something went wrong. Your answer is still here.' });

interface TroubleBannerProps {
  trouble: Trouble;
  onRetry: () => void;
  /** Closed by the member or by time; a line at the answer stays. */
  onFold: () => void;
}

export function TroubleBanner({ trouble, onRetry, onFold }: TroubleBannerProps) {
  const { t } = useLingui();
  const stays = useAtomValue(keepMessagesAtom);
  return (
    <ErrorBox
      stays={stays}
      title={t`Error: your answer was not sent`}
      action={{ label: t`Try again`, onPress: onRetry }}
      closeLabel={t`Close`}
      onFold={onFold}
    >
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
    </ErrorBox>
  );
}
