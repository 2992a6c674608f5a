import { Trans, useLingui } from '@lingui/react/macro';
import dot from '@phosphor-icons/core/fill/circle-fill.svg?raw';
import star from '@phosphor-icons/core/fill/star-four-fill.svg?raw';
import { supportConversationId } from '../../api/contract/chat.ts';
import type { DashboardMessage } from '../../api/contract/lists.ts';
import { intlTag } from '../../i18n/locale.ts';
import { shorten } from '../../lib/shorten.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { faceOf, teamFace } from '../../site/face.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Row } from '../../ui/Row.tsx';
import { Text } from '../../ui/Text.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as styles from './MemberCard.css.ts';

/** The last message of a conversation, and the way into it. */
export function MessageCard({ message }: { message: DashboardMessage }) {
  const { t } = useLingui();
  const name = shorten(message.sender, 60) || t`Member without a name`;
  const isSupport = message.conversation_id === supportConversationId;
  const content = shorten(message.content ?? message.subject ?? '', 300);
  const written = new Date(message.created_at);
  const moment = new Intl.DateTimeFormat(intlTag(), { dateStyle: 'medium', timeStyle: 'short' }).format(written);
  return (
    <Card>
      <div className={styles.person}>
        <Avatar {...(isSupport ? teamFace() : faceOf(message.public_path, message.gender))} />
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
      <Text foreign lines={3}>
        {message.blurred ? <Trans>You can read this message with Premium.</Trans> : <bdi>{content}</bdi>}
      </Text>
      <LinkButton to={pathTo('activeChat', { id: message.conversation_id })} tone="secondary" width="full">
        <Trans>Read message</Trans>
        <VisuallyHidden>: {name}</VisuallyHidden>
      </LinkButton>
    </Card>
  );
}
