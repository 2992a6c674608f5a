import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import thumb from '@phosphor-icons/core/fill/thumbs-up-fill.svg?icon';
import chat from '@phosphor-icons/core/regular/chat-circle-text.svg?icon';
import type { ReactingMember, ReceivedComment } from '../../../api/contract/profile.ts';
import { intlTag } from '../../../i18n/activeLocale.ts';
import { toLocalIsoDay } from '../../../lib/dates/dateTime.ts';
import { formatLongDay } from '../../../lib/dates/dayFormats.ts';
import { truncate } from '../../../lib/truncate.ts';
import { toAvatarSource } from '../../../member/toAvatarSource.ts';
import { useMemberName } from '../../../member/useMemberName.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { sharedPaths } from '../../../routing/sharedPaths.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Avatar } from '../../../ui/content/Avatar.tsx';
import { Icon } from '../../../ui/content/Icon.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { Link } from '../../../ui/navigation/Link.tsx';
import * as styles from './AnswerReactions.css.ts';
import type { ReceivedReactions } from './receivedReactions.ts';
import { useWriteToCommenter } from './useWriteToCommenter.ts';

const MAX_COMMENT_LENGTH = 1000;

/** The reactions to an answer of the member: likes, and what others wrote about it. */
export function AnswerReactions({ reactions }: { reactions: ReceivedReactions }) {
  const { likes, likedBy, moreLikes, comments } = reactions;
  return (
    <div className={styles.root}>
      {likes > 0 && (
        <p className={styles.count}>
          <Icon source={thumb} size="small" />
          {plural(likes, { one: '# person likes this', other: '# people like this' })}
        </p>
      )}
      {likedBy.length > 0 && (
        <ul className={styles.likers}>
          {likedBy.map((member) => (
            <li key={member.profileId}>
              <PersonLink member={member} />
            </li>
          ))}
          {moreLikes > 0 && <li>{plural({ more: moreLikes }, { one: 'and # more', other: 'and # more' })}</li>}
        </ul>
      )}
      {comments.map((each) => (
        <Comment key={`${each.member.profileId} ${each.createdAt}`} received={each} />
      ))}
    </div>
  );
}

interface ReactionsLinkProps {
  reactions: ReceivedReactions;
  question: string;
}

/** A link to the reactions that counts them. */
export function ReactionsLink({ reactions: { likes, comments }, question }: ReactionsLinkProps) {
  const counts = [
    likes > 0 && plural(likes, { one: '# person likes this', other: '# people like this' }),
    comments.length > 0 && plural({ comments: comments.length }, { one: '# comment', other: '# comments' }),
  ];
  return (
    <div>
      <TextLink to={sharedPaths.ownAnswers}>
        {counts.filter(Boolean).join(' · ')}
        <VisuallyHidden>{`: ${question}`}</VisuallyHidden>
      </TextLink>
    </div>
  );
}

function Comment({ received: { member, comment, createdAt: at } }: { received: ReceivedComment }) {
  const name = useMemberName()(member.username);
  const { opening, start } = useWriteToCommenter(member);
  return (
    <div className={styles.comment}>
      <div className={styles.byline}>
        <PersonLink member={member} />
        {at !== null && (
          <time className={styles.day} dateTime={new Date(at).toISOString()}>
            {formatLongDay(toLocalIsoDay(at), intlTag())}
          </time>
        )}
      </div>
      <p className={styles.words}>
        <bdi>{truncate(comment.trim(), MAX_COMMENT_LENGTH)}</bdi>
      </p>
      {member.matchId !== null && (
        <Button tone="secondary" size="small" icon={chat} ariaDisabled={opening} onClick={start}>
          {opening ? <Trans>Opening …</Trans> : <Trans>Answer by message</Trans>}
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}

function PersonLink({ member }: { member: ReactingMember }) {
  return (
    <Link to={pathTo('memberProfile', { id: member.profileId })} className={styles.person}>
      <Avatar {...toAvatarSource(member.picture, member.gender, member.username)} size="small" />
      <bdi className={styles.name} translate="no">
        {useMemberName()(member.username)}
      </bdi>
    </Link>
  );
}
