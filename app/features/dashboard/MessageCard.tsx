import { Trans, useLingui } from '@lingui/react/macro';
import dot from '@phosphor-icons/core/fill/circle-fill.svg?raw';
import star from '@phosphor-icons/core/fill/star-four-fill.svg?raw';
import { supportConversationId } from '../../api/contract/chat.ts';
import type { DashboardMessage } from '../../api/contract/memberLists.ts';
import { intlTag } from '../../i18n/locale.ts';
import { truncate } from '../../lib/truncate.ts';
import { teamAvatarSource, toAvatarSource } from '../../member/avatar.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Avatar } from '../../ui/content/Avatar.tsx';
import { Badge } from '../../ui/content/Badge.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { VisuallyHidden } from '../../ui/content/VisuallyHidden.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import * as styles from './DashboardCard.css.ts';

/** The last message of a conversation, and the way into it. */
export function MessageCard({ message }: { message: DashboardMessage }) {
  const { t } = useLingui();
  const name = truncate(message.sender, 60) || t`Member without a name`;
  const isSupport = message.conversation_id === supportConversationId;
  const content = truncate(message.content ?? message.subject ?? '', 300);
  const written = new Date(message.created_at);
  const moment = new Intl.DateTimeFormat(intlTag(), { dateStyle: 'medium', timeStyle: 'short' }).format(written);
  return (
    <Card>
      <div className={styles.header}>
        <Avatar {...(isSupport ? teamAvatarSource() : toAvatarSource(message.public_path, message.gender))} />
        <div className={styles.words}>
          <h3 className={styles.name}>
            <bdi>{name}</bdi>
          </h3>
          <Text tone="soft" size="small">
            <time dateTime={written.toISOString()}>{moment}</time>
          </Text>
          {(message.online || !message.read) && (
            <Row gap="xsmall">
              {!message.read && (
                <Badge icon={star}>
                  <Trans>New</Trans>
                </Badge>
              )}
              {message.online && (
                <Badge tone="success" icon={dot}>
                  <Trans>Online</Trans>
                </Badge>
              )}
            </Row>
          )}
        </div>
      </div>
      <Text userGenerated maxLines={3}>
        {message.blurred ? <Trans>You can read this message with Premium.</Trans> : <bdi>{content}</bdi>}
      </Text>
      <LinkButton to={pathTo('activeChat', { id: message.conversation_id })} tone="secondary" width="full">
        <Trans>Read message</Trans>
        <VisuallyHidden>: {name}</VisuallyHidden>
      </LinkButton>
    </Card>
  );
}
