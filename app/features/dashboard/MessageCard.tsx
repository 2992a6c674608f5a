import { Trans, useLingui } from '@lingui/react/macro';
import dot from '@phosphor-icons/core/fill/circle-fill.svg?icon';
import star from '@phosphor-icons/core/fill/star-four-fill.svg?icon';
import { isSupportConversation } from '../../api/contract/conversations.ts';
import type { DashboardMessage } from '../../api/contract/dashboard.ts';
import { intlTag } from '../../i18n/activeLocale.ts';
import { truncate } from '../../lib/truncate.ts';
import { teamAvatarSource, toAvatarSource } from '../../member/avatar.ts';
import { toMessageKind, wordlessMessageTexts } from '../../member/messageKind.ts';
import { useMemberName } from '../../member/useMemberName.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { Badge } from '../../ui/content/Badge.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { DashboardCard } from './DashboardCard.tsx';

/** In characters; the style sheet clips it further. */
const MAX_CONTENT_LENGTH = 300;

/** The last message of a conversation, and the link to the conversation. */
export function MessageCard({ message }: { message: DashboardMessage }) {
  const { t } = useLingui();
  const toMemberName = useMemberName();
  const isSupport = isSupportConversation(message.conversation_id);
  const sentAt = new Date(message.created_at);
  const words = (message.content ?? message.subject ?? '').trim();
  return (
    <DashboardCard
      avatar={isSupport ? teamAvatarSource() : toAvatarSource(message.public_path, message.gender, message.sender)}
      name={toMemberName(message.sender)}
      details={
        <>
          <Text tone="soft" size="small">
            <time dateTime={sentAt.toISOString()}>
              {new Intl.DateTimeFormat(intlTag(), { dateStyle: 'medium', timeStyle: 'short' }).format(sentAt)}
            </time>
          </Text>
          {(message.online || !message.read) && (
            <Row gap="xsmall">
              {!message.read && <Badge icon={star}>{t`New`}</Badge>}
              {message.online && <Badge tone="success" icon={dot}>{t`Online`}</Badge>}
            </Row>
          )}
        </>
      }
      link={{ to: pathTo('activeChat', { id: message.conversation_id }), label: t`Read message` }}
    >
      <Text userGenerated maxLines={3}>
        {message.blurred ? (
          <Trans>You can read this message with Premium.</Trans>
        ) : (
          <bdi>{truncate(words, MAX_CONTENT_LENGTH) || t(wordlessMessageTexts[toMessageKind(message.type)])}</bdi>
        )}
      </Text>
    </DashboardCard>
  );
}
