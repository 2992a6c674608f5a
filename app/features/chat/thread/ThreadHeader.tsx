import { useLingui } from '@lingui/react/macro';
import check from '@phosphor-icons/core/fill/check-circle-fill.svg?icon';
import dot from '@phosphor-icons/core/fill/circle-fill.svg?icon';
import arrow from '@phosphor-icons/core/regular/arrow-left.svg?icon';
import { useAtomValue } from 'jotai';
import type { Thread } from '../../../api/contract/conversations.ts';
import { isSupportConversation } from '../../../api/contract/conversations.ts';
import { idPattern } from '../../../api/contract/fieldSchemas.ts';
import { declinedAtom } from '../../../member/declined.atoms.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { sharedPaths } from '../../../routing/sharedPaths.ts';
import { Badge } from '../../../ui/content/Badge.tsx';
import { Icon } from '../../../ui/content/Icon.tsx';
import { useMeasureStickyHead } from '../../../ui/layout/useMeasureStickyHead.ts';
import { Link } from '../../../ui/navigation/Link.tsx';
import { ConversationAvatar } from '../conversation/ConversationAvatar.tsx';
import { useConversationName } from '../conversation/useConversationName.ts';
import { useCachedConversation } from '../data/useConversations.ts';
import { useGoBackToInbox } from '../inbox/useGoBackToInbox.ts';
import * as styles from './ThreadHeader.css.ts';
import { ThreadMenu } from './ThreadMenu.tsx';

interface ThreadHeaderProps {
  id: string;
  /** The other member; null until the thread is loaded, when the row of the inbox names them. */
  info: Thread['info'] | null;
  /** Whether the member has blocked the other one. */
  blocked: boolean;
}

/** A header with the other member's name, a link back to the inbox, and a menu for what is seldom needed. */
export function ThreadHeader({ id, info, blocked }: ThreadHeaderProps) {
  const { t } = useLingui();
  const cached = useCachedConversation(id);
  const person = info ?? cached;
  const declined = useAtomValue(declinedAtom);
  const toName = useConversationName();
  const isSupport = isSupportConversation(id);
  const name = person || isSupport ? toName({ id, username: person?.username ?? null }) : t`Conversation`;
  const removed = person?.removedForFraud ?? false;
  const profile = person?.profileId != null && idPattern.test(person.profileId) ? person.profileId : null;
  return (
    <header ref={useMeasureStickyHead()} className={styles.root}>
      <Link
        to={sharedPaths.messages}
        className={styles.back}
        aria-label={t`Back to the messages`}
        onClick={useGoBackToInbox()}
      >
        <Icon source={arrow} />
        {t`Back`}
      </Link>
      <div className={styles.person}>
        {(person || isSupport) && (
          <div className={styles.avatar}>
            <ConversationAvatar
              id={id}
              path={person?.publicPath ?? null}
              gender={person?.gender ?? 'male'}
              username={person?.username ?? null}
              size="small"
            />
          </div>
        )}
        <div className={styles.text}>
          <h1
            className={styles.title}
            id="thread-title"
            tabIndex={-1}
            aria-label={person || isSupport ? t`Conversation: ${name}` : undefined}
          >
            {profile !== null && !isSupport ? (
              <Link
                to={pathTo('memberProfile', { id: profile })}
                className={styles.profile}
                aria-label={t`View profile: ${name}`}
              >
                <bdi translate="no">{name}</bdi>
              </Link>
            ) : (
              <bdi translate="no">{name}</bdi>
            )}
          </h1>
          {person?.online && !isSupport && <Badge tone="success" icon={dot}>{t`Online`}</Badge>}
          {person?.verified && !isSupport && <Badge icon={check}>{t`Verified`}</Badge>}
          {removed && <Badge>{t`Removed`}</Badge>}
        </div>
      </div>
      {(isSupport || person) && (
        <div className={styles.menu}>
          <ThreadMenu
            id={id}
            name={name}
            waits={!blocked && cached?.waitingSince != null && !declined.includes(id)}
            member={
              isSupport || !person ? null : { username: person.username, profileId: removed ? null : profile, blocked }
            }
          />
        </div>
      )}
    </header>
  );
}
