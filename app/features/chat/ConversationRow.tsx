import { Trans } from '@lingui/react/macro';
import dot from '@phosphor-icons/core/fill/circle-fill.svg?raw';
import star from '@phosphor-icons/core/fill/star-four-fill.svg?raw';
import { Link } from 'react-router';
import type { Conversation } from '../../api/contract/chat.ts';
import { shorten } from '../../lib/shorten.ts';
import { namedPaths } from '../../routing/namedPaths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Row } from '../../ui/Row.tsx';
import * as styles from './ConversationRow.css.ts';
import { isSupport, toPreview } from './inbox.model.ts';
import { Portrait } from './Portrait.tsx';
import { Time } from './Time.tsx';
import { useName } from './useName.ts';

interface ConversationRowProps {
  conversation: Conversation;
  open: boolean;
}

/** One conversation in the list; the whole of it leads there. */
export function ConversationRow({ conversation, open }: ConversationRowProps) {
  const { id, online, new: isNew, created_at } = conversation;
  const name = useName()(conversation);
  const team = isSupport(id);
  return (
    <Link to={namedPaths.activeChat(id)} className={styles.link} aria-current={open ? 'page' : undefined}>
      <Portrait id={id} path={conversation.public_path} gender={conversation.gender} />
      <span className={styles.words}>
        <span className={styles.head}>
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
          {created_at !== null && (
            <span className={styles.time}>
              <Time at={created_at} show="shortly" />
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
  const preview = toPreview(conversation);
  const weight = conversation.new ? styles.fresh : '';
  if (preview.kind === 'text') {
    return (
      <span className={`${styles.preview} ${weight}`}>
        <bdi>{shorten(preview.text, 200)}</bdi>
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
