import { Trans } from '@lingui/react/macro';
import check from '@phosphor-icons/core/regular/check.svg?icon';
import checks from '@phosphor-icons/core/regular/checks.svg?icon';
import lock from '@phosphor-icons/core/regular/lock-simple.svg?icon';
import { memo } from 'react';
import type { Message } from '../../../api/contract/chat.ts';
import { truncate } from '../../../lib/truncate.ts';
import { namedPaths } from '../../../routing/namedPaths.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Icon } from '../../../ui/content/Icon.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { MessageTime } from '../conversation/MessageTime.tsx';
import * as styles from './Bubble.css.ts';
import { toMessageView } from './toMessageView.ts';

/** In characters; the API accepts no longer message. */
const MAX_TEXT_LENGTH = 5000;
const MAX_QUESTION_LENGTH = 500;

interface MessageBubbleProps {
  message: Message;
  own: boolean;
  /** Of the other member. */
  name: string;
  /** Without day separators each message shows its day. */
  hasDaySeparators: boolean;
}

/** One message. Its side shows who wrote it, and a hidden text says so to screen readers. */
export const MessageBubble = memo(function MessageBubble({ message, own, name, hasDaySeparators }: MessageBubbleProps) {
  return (
    <li className={own ? styles.side.own : styles.side.theirs}>
      <VisuallyHidden>{own ? <Trans>You wrote:</Trans> : <Trans>{name} wrote:</Trans>}</VisuallyHidden>
      <MessageContent message={message} own={own} />
      <p className={styles.foot}>
        <MessageTime at={message.created_at} show={hasDaySeparators ? 'time' : 'dayAndTime'} />
        {own && (
          <span className={styles.state}>
            <Icon source={message.read ? checks : check} size="tiny" />
            {message.read ? <Trans>Has been read</Trans> : <Trans>Sent</Trans>}
          </span>
        )}
      </p>
    </li>
  );
});

function MessageContent({ message, own }: { message: Message; own: boolean }) {
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
