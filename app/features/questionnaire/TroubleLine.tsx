import { Trans } from '@lingui/react/macro';
import warning from '@phosphor-icons/core/fill/warning-circle-fill.svg?raw';
import { Icon } from '../../ui/Icon.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import * as styles from './QuestionForm.css.ts';

/** What stays at the answer once the banner is gone, until it is sent. */
export function TroubleLine({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.troubleLine}>
      <Icon source={warning} />
      <span>
        <Trans>Your answer is not sent yet.</Trans>
      </span>
      <TextButton onClick={onRetry}>
        <Trans>Try again</Trans>
      </TextButton>
    </div>
  );
}
