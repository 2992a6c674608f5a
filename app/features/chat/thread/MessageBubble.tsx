import { Trans } from '@lingui/react/macro';
import check from '@phosphor-icons/core/regular/check.svg?icon';
import checks from '@phosphor-icons/core/regular/checks.svg?icon';
import { memo } from 'react';
import type { Message } from '../../../api/contract/chat.ts';
import { Icon } from '../../../ui/content/Icon.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { MessageTime } from '../conversation/MessageTime.tsx';
import * as styles from './Bubble.css.ts';
import { MessageContent } from './MessageContent.tsx';

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
