import { Trans } from '@lingui/react/macro';
import dot from '@phosphor-icons/core/fill/circle-fill.svg?raw';
import star from '@phosphor-icons/core/fill/star-four-fill.svg?raw';
import { Link } from 'react-router';
import type { Conversation } from '../../../api/contract/chat.ts';
import { truncate } from '../../../lib/truncate.ts';
import { namedPaths } from '../../../routing/namedPaths.ts';
import { Badge } from '../../../ui/content/Badge.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { ConversationAvatar } from '../conversation/ConversationAvatar.tsx';
import { MessageTime } from '../conversation/MessageTime.tsx';
import { useConversationName } from '../conversation/useConversationName.ts';
import * as styles from './ConversationRow.css.ts';
import { isSupportConversation, toMessagePreview } from './inbox.model.ts';

interface ConversationRowProps {
  conversation: Conversation;
  open: boolean;
}

/** One conversation in the list; the whole of it leads there. */
export function ConversationRow({ conversation, open }: ConversationRowProps) {
  const { id, online, new: isNew, created_at } = conversation;
  const name = useConversationName()(conversation);
  const team = isSupportConversation(id);
  return (
    <Link to={namedPaths.activeChat(id)} className={styles.link} aria-current={open ? 'page' : undefined}>
      <ConversationAvatar id={id} path={conversation.public_path} gender={conversation.gender} />
      <span className={styles.words}>
        <span className={styles.head}>
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
          {created_at !== null && (
            <span className={styles.time}>
              <MessageTime at={created_at} show="shortly" />
            </span>
          )}
        </span>
        <PreviewText conversation={conversation} />
        {(isNew || online || team) && (
          <Row gap="xsmall">
            {isNew && (
              <Badge tone="accent" icon={star}>
                <Trans>New</Trans>
              </Badge>
            )}
            {team && (
              <Badge>
                <Trans>From our team</Trans>
              </Badge>
            )}
            {online && !team && (
              <Badge tone="success" icon={dot}>
                <Trans>Online</Trans>
              </Badge>
            )}
          </Row>
        )}
      </span>
    </Link>
  );
}

function PreviewText({ conversation }: { conversation: Conversation }) {
  const preview = toMessagePreview(conversation);
  const weight = conversation.new ? styles.unread : '';
  if (preview.kind === 'text') {
    return (
      <span className={`${styles.preview} ${weight}`}>
        <bdi>{truncate(preview.text, 200)}</bdi>
      </span>
    );
  }
  return (
    <span className={`${styles.note} ${weight}`}>
      {preview.kind === 'locked' ? (
        <Trans>You can read this message with Premium.</Trans>
      ) : (
        <Trans>No messages yet</Trans>
      )}
    </span>
  );
}
