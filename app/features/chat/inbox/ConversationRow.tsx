import { useLingui } from '@lingui/react/macro';
import dot from '@phosphor-icons/core/fill/circle-fill.svg?icon';
import star from '@phosphor-icons/core/fill/star-four-fill.svg?icon';
import { Link } from 'react-router';
import { type Conversation, isSupportConversation } from '../../../api/contract/conversations.ts';
import { truncate } from '../../../lib/truncate.ts';
import { MessageTime } from '../../../member/MessageTime.tsx';
import { wordlessMessageTexts } from '../../../member/messageKind.ts';
import { namedPaths } from '../../../routing/namedPaths.ts';
import { Badge } from '../../../ui/content/Badge.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { ConversationAvatar } from '../conversation/ConversationAvatar.tsx';
import { useConversationName } from '../conversation/useConversationName.ts';
import * as styles from './ConversationRow.css.ts';
import { toMessagePreview } from './toInboxRows.ts';

/** In characters; the style sheet clips it further. */
const MAX_PREVIEW_LENGTH = 200;

interface ConversationRowProps {
  conversation: Conversation;
  open: boolean;
}

/** One conversation in the list; the entire row is a link to it. */
export function ConversationRow({ conversation, open }: ConversationRowProps) {
  const { t } = useLingui();
  const { id, online, new: isNew, created_at } = conversation;
  const name = useConversationName()(conversation);
  const isSupport = isSupportConversation(id);
  return (
    <Link to={namedPaths.activeChat(id)} className={styles.link} aria-current={open ? 'page' : undefined}>
      <ConversationAvatar
        id={id}
        path={conversation.public_path}
        gender={conversation.gender}
        username={conversation.username}
      />
      <span className={styles.text}>
        <span className={styles.head}>
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
          {created_at !== null && (
            <span className={styles.time}>
              <MessageTime at={created_at} show="short" />
            </span>
          )}
        </span>
        <PreviewText conversation={conversation} />
        {(isNew || online || isSupport) && (
          <Row gap="xsmall">
            {isNew && <Badge tone="accent" icon={star}>{t`New`}</Badge>}
            {isSupport && <Badge>{t`From our team`}</Badge>}
            {online && !isSupport && <Badge tone="success" icon={dot}>{t`Online`}</Badge>}
          </Row>
        )}
      </span>
    </Link>
  );
}

function PreviewText({ conversation }: { conversation: Conversation }) {
  const { t } = useLingui();
  const preview = toMessagePreview(conversation);
  const weight = conversation.new ? styles.unread : '';
  if (preview.kind === 'text') {
    return (
      <span className={`${styles.preview} ${weight}`}>
        <bdi>{truncate(preview.text, MAX_PREVIEW_LENGTH)}</bdi>
      </span>
    );
  }
  return (
    <span className={`${styles.note} ${weight}`}>
      {preview.kind === 'locked' && t`You can read this message with Premium.`}
      {preview.kind === 'wordless' && t(wordlessMessageTexts[preview.messageKind])}
      {preview.kind === 'none' && t`No messages yet`}
    </span>
  );
}
