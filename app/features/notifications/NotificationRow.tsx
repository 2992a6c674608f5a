import { useLingui } from '@lingui/react/macro';
import star from '@phosphor-icons/core/fill/star-four-fill.svg?icon';
import cross from '@phosphor-icons/core/regular/x.svg?icon';
import { useQueryClient } from '@tanstack/react-query';
import { isSupportConversation } from '../../api/contract/conversations.ts';
import { RelativeTime } from '../../member/MessageTime.tsx';
import { rememberPreview } from '../../member/rememberPreview.ts';
import { teamAvatarSource, toAvatarSource } from '../../member/toAvatarSource.ts';
import { Avatar } from '../../ui/content/Avatar.tsx';
import { Badge } from '../../ui/content/Badge.tsx';
import { Icon } from '../../ui/content/Icon.tsx';
import { VisuallyHidden } from '../../ui/content/VisuallyHidden.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import * as styles from './NotificationRow.css.ts';
import { type Notification, notificationPath } from './notification.ts';
import type { useNotificationSenders } from './useNotificationSenders.ts';
import { useNotificationTexts } from './useNotificationTexts.ts';

interface NotificationRowProps {
  notification: Notification;
  sender: NonNullable<ReturnType<typeof useNotificationSenders>['data']>[string] | null;
  /** Whether the senders are being loaded. */
  loading: boolean;
  /** Whether it was unseen before the drawer was opened. */
  isNew: boolean;
  onFollow: () => void;
  onRemove: () => void;
}

/** A notification: a link with its text and time, and a button that removes it. */
export function NotificationRow({ notification, sender, loading, isNew, onFollow, onRemove }: NotificationRowProps) {
  const { t } = useLingui();
  const texts = useNotificationTexts();
  const { type, date, profileId, conversationId } = notification;
  const isSupport = isSupportConversation(conversationId);
  const title = texts.title(notification, sender?.username ?? null);
  const client = useQueryClient();
  const follow = () => {
    if (sender && profileId !== null) {
      const { avatar: profilePicture, gender, username, online } = sender;
      rememberPreview(client, profileId, { profilePicture, gender, username, online });
    }
    onFollow();
  };
  const isSenderLoading = loading && profileId !== null && !isSupport;
  return (
    <div className={styles.root}>
      {type !== 'matches' && (
        <Avatar
          {...(isSupport
            ? teamAvatarSource()
            : toAvatarSource(sender?.avatar ?? null, sender?.gender ?? 'female', sender?.username ?? null))}
          size="small"
        />
      )}
      <div className={styles.text}>
        {isSenderLoading ? (
          <>
            <Skeleton />
            <VisuallyHidden>{t`Loading …`}</VisuallyHidden>
          </>
        ) : (
          <Link to={notificationPath(notification)} className={styles.link} onClick={follow}>
            {title}
          </Link>
        )}
        <span className={styles.facts}>
          <RelativeTime at={date * 1000} />
          {isNew && <Badge tone="accent" icon={star}>{t`New`}</Badge>}
        </span>
      </div>
      <button type="button" className={styles.remove} aria-label={`${t`Remove`}: ${title}`} onClick={onRemove}>
        <Icon source={cross} size="small" />
      </button>
    </div>
  );
}
