import { Trans } from '@lingui/react/macro';
import lock from '@phosphor-icons/core/regular/lock-simple.svg?icon';
import type { Message } from '../../../api/contract/chat.ts';
import { truncate } from '../../../lib/truncate.ts';
import { namedPaths } from '../../../routing/namedPaths.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Icon } from '../../../ui/content/Icon.tsx';
import * as styles from './Bubble.css.ts';
import { toMessageView } from './toMessageView.ts';

/** In characters; the API accepts no longer message. */
const MAX_TEXT_LENGTH = 5000;
const MAX_QUESTION_LENGTH = 500;

export function MessageContent({ message, own }: { message: Message; own: boolean }) {
  const { quote, body } = toMessageView(message, own);
  return (
    <>
      {quote && (
        <blockquote className={styles.quote}>
          {quote.question !== '' && (
            <p className={styles.quoted}>
              <bdi>{truncate(quote.question, MAX_QUESTION_LENGTH)}</bdi>
            </p>
          )}
          {quote.text !== '' && (
            <p>
              <bdi>{truncate(quote.text, MAX_TEXT_LENGTH)}</bdi>
            </p>
          )}
        </blockquote>
      )}
      {body.kind === 'text' && (
        <p className={styles.text} dir="auto">
          {truncate(body.text, MAX_TEXT_LENGTH)}
        </p>
      )}
      {body.kind === 'locked' && (
        <>
          <p className={styles.locked}>
            <Icon source={lock} />
            <span>
              <Trans>You can read this message with Premium.</Trans>
            </span>
          </p>
          <TextLink to={namedPaths.premiumUpgrade(true)}>
            <Trans>See what Premium offers</Trans>
          </TextLink>
        </>
      )}
      {body.kind === 'photoRequest' && (
        <p className={styles.requestText}>
          {body.own ? (
            <Trans>You have asked for a picture.</Trans>
          ) : (
            <Trans>I would like to see a picture of you.</Trans>
          )}
        </p>
      )}
      {body.kind === 'empty' && (
        <p>
          <Trans>This message has no text.</Trans>
        </p>
      )}
    </>
  );
}
