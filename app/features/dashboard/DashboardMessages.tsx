import { Trans, useLingui } from '@lingui/react/macro';
import { isSupportConversation } from '../../api/contract/conversations.ts';
import type { DashboardMessage } from '../../api/contract/dashboard.ts';
import { truncate } from '../../lib/truncate.ts';
import { MessagePreview } from '../../member/MessagePreview.tsx';
import * as styles from '../../member/MessageRow.css.ts';
import { MessageRow } from '../../member/MessageRow.tsx';
import { teamAvatarSource, toAvatarSource } from '../../member/toAvatarSource.ts';
import { useMemberName } from '../../member/useMemberName.ts';
import { pathTo } from '../../routing/routeAddresses.ts';
import { useMember } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { Badge } from '../../ui/content/Badge.tsx';
import * as letters from './DashboardMessages.css.ts';
import type { DashboardView } from './toDashboardView.ts';

/** The last messages, each of another conversation. */
export function DashboardMessages({ view: { messages, showsWelcome, beginsWithMessage } }: { view: DashboardView }) {
  return (
    <ul className={`${styles.list} ${letters.list}`}>
      {messages.map((message, index) => (
        <li
          key={message.conversationId}
          className={`${styles.item} ${letters.item} ${index === 0 && beginsWithMessage ? letters.waiting : ''}`}
        >
          <ReceivedMessage message={message} />
        </li>
      ))}
      {showsWelcome && (
        <li className={`${styles.item} ${letters.item}`}>
          <Welcome />
        </li>
      )}
    </ul>
  );
}

function ReceivedMessage({ message }: { message: DashboardMessage }) {
  const { t } = useLingui();
  const toMemberName = useMemberName();
  const { conversationId, createdAt, content, subject, type, blurred, own, read, online } = message;
  const isSupport = isSupportConversation(conversationId);
  return (
    <MessageRow
      to={pathTo('activeChat', { id: conversationId })}
      avatar={isSupport ? teamAvatarSource() : toAvatarSource(message.publicPath, message.gender, message.sender)}
      eager
      name={toMemberName(message.sender)}
      at={createdAt}
      unread={!read}
      mark={
        read ? isSupport && <Badge clamped>{t`From our team`}</Badge> : <Badge tone="accent" clamped>{t`New`}</Badge>
      }
      online={online}
      whole={blurred}
    >
      <MessagePreview text={content ?? subject} type={type} blurred={blurred} own={own} />
    </MessageRow>
  );
}

/** Characters of a sender's name. */
const MAX_SENDER_LENGTH = 60;

/** The team's welcome, made on this device and never counted as new (reading 21). It leads to what it advises. */
function Welcome() {
  const { t } = useLingui();
  const sender = useMember()?.settings?.welcomeMessageSender;
  return (
    <MessageRow
      to={pathTo('matches')}
      avatar={teamAvatarSource()}
      eager
      name={truncate(sender ?? '', MAX_SENDER_LENGTH) || t`The ${{ brand: site.name }} team`}
      mark={<Badge clamped>{t`From our team`}</Badge>}
    >
      <Trans>A warm welcome! Look at your matches first, and send a smile to somebody you like.</Trans>
    </MessageRow>
  );
}
