import { Trans, useLingui } from '@lingui/react/macro';
import dot from '@phosphor-icons/core/fill/circle-fill.svg?icon';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { isSupportConversation } from '../../api/contract/conversations.ts';
import type { DashboardMessage } from '../../api/contract/dashboard.ts';
import { truncate } from '../../lib/truncate.ts';
import { teamAvatarSource, toAvatarSource } from '../../member/avatar.ts';
import { MessageTime } from '../../member/MessageTime.tsx';
import { toMessageKind, wordlessMessageTexts } from '../../member/messageKind.ts';
import { useMemberName } from '../../member/useMemberName.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { useMember } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { Avatar } from '../../ui/content/Avatar.tsx';
import { Badge } from '../../ui/content/Badge.tsx';
import * as styles from './MessageRow.css.ts';

/** In characters; the style sheet clips it further. */
const MAX_CONTENT_LENGTH = 200;

/** The last message of a conversation; the entire row is the link to it. */
export function MessageRow({ message }: { message: DashboardMessage }) {
  const { t } = useLingui();
  const toMemberName = useMemberName();
  const isSupport = isSupportConversation(message.conversation_id);
  const words = (message.content ?? message.subject ?? '').trim();
  return (
    <RowLink
      to={pathTo('activeChat', { id: message.conversation_id })}
      avatar={isSupport ? teamAvatarSource() : toAvatarSource(message.public_path, message.gender, message.sender)}
      name={toMemberName(message.sender)}
      time={<MessageTime at={message.created_at} show="short" />}
      unread={!message.read}
      mark={message.read ? isSupport && <Badge>{t`From our team`}</Badge> : <Badge tone="accent">{t`New`}</Badge>}
      online={message.online}
    >
      {message.blurred ? (
        <Trans>You can read this message with Premium.</Trans>
      ) : (
        <bdi>{truncate(words, MAX_CONTENT_LENGTH) || t(wordlessMessageTexts[toMessageKind(message.type)])}</bdi>
      )}
    </RowLink>
  );
}

/** In characters. */
const MAX_SENDER_LENGTH = 60;

/** The team's welcome, made on this device and never counted as new (reading 21). It leads to what it advises. */
export function WelcomeRow() {
  const { t } = useLingui();
  const sender = useMember()?.settings?.welcomeMessageSender;
  return (
    <RowLink
      to={pathTo('matches')}
      avatar={teamAvatarSource()}
      name={truncate(sender ?? '', MAX_SENDER_LENGTH) || t`The ${{ brand: site.name }} team`}
      mark={<Badge>{t`From our team`}</Badge>}
    >
      <Trans>A warm welcome! Look at your matches first, and send a smile to someone you like.</Trans>
    </RowLink>
  );
}

interface RowLinkProps {
  to: string;
  avatar: ComponentProps<typeof Avatar>;
  name: string;
  time?: ReactNode;
  unread?: boolean;
  /** Before the first words. */
  mark: ReactNode;
  online?: boolean;
  /** The first words. */
  children: ReactNode;
}

function RowLink(props: RowLinkProps) {
  const { to, avatar, name, time, unread = false, mark, online = false, children } = props;
  const { t } = useLingui();
  return (
    <Link to={to} className={styles.link}>
      <Avatar {...avatar} size="small" eager />
      <span className={styles.text}>
        <span className={styles.head}>
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
          {time && <span className={styles.time}>{time}</span>}
        </span>
        <span className={unread ? styles.unreadWords : styles.words}>
          {mark} {children}
        </span>
        {online && (
          <span>
            <Badge tone="success" icon={dot}>{t`Online`}</Badge>
          </span>
        )}
      </span>
    </Link>
  );
}
