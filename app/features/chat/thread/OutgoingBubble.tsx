import { useLingui } from '@lingui/react/macro';
import warning from '@phosphor-icons/core/fill/warning-circle-fill.svg?icon';
import clock from '@phosphor-icons/core/regular/clock.svg?icon';
import { Button } from '../../../ui/actions/Button.tsx';
import { Icon } from '../../../ui/content/Icon.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { restoreLostFocus } from '../../../ui/focus/restoreLostFocus.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import type { OutgoingMessage } from '../data/reduceOutbox.ts';
import * as styles from './Bubble.css.ts';
import type { UnsentMessages } from './useOutbox.ts';

interface OutgoingBubbleProps {
  outgoing: OutgoingMessage;
  outbox: Pick<UnsentMessages, 'retry' | 'discard'>;
}

/** A message that is being sent; one that failed stays, and can be sent again unless it is blocked, or deleted. */
export function OutgoingBubble({ outgoing: { key, text, state }, outbox }: OutgoingBubbleProps) {
  const { t } = useLingui();
  const discard = () => {
    outbox.discard(key);
    restoreLostFocus('[aria-labelledby=thread-title]');
  };
  return (
    <li className={styles.side.unsent}>
      <VisuallyHidden>{t`You wrote:`}</VisuallyHidden>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {state === 'failed' || state === 'blocked' ? (
        <>
          <p className={styles.failed} role="alert">
            <Icon source={warning} size="small" />
            <span>
              {state === 'failed'
                ? t`Not sent. Your message is still here.`
                : t`Not sent: you can no longer write to this member. Your message is still here.`}
            </span>
          </p>
          <Row gap="xsmall">
            {state === 'failed' && (
              <Button tone="secondary" size="small" onClick={() => outbox.retry(key)}>{t`Try again`}</Button>
            )}
            <Button tone="quiet" size="small" onClick={discard}>{t`Delete message`}</Button>
          </Row>
        </>
      ) : (
        <p className={styles.foot}>
          <span className={styles.state}>
            <Icon source={clock} size="tiny" />
            {t`Sending …`}
          </span>
        </p>
      )}
    </li>
  );
}
