import { Trans, useLingui } from '@lingui/react/macro';
import dot from '@phosphor-icons/core/fill/circle-fill.svg?raw';
import arrow from '@phosphor-icons/core/regular/arrow-left.svg?raw';
import { Link } from 'react-router';
import type { Thread } from '../../../api/contract/chat.ts';
import { idPattern } from '../../../api/contract/fieldSchemas.ts';
import { namedPaths } from '../../../routing/namedPaths.ts';
import { pathTo } from '../../../routing/routeTable.ts';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { Badge } from '../../../ui/content/Badge.tsx';
import { Icon } from '../../../ui/content/Icon.tsx';
import { ConversationAvatar } from '../conversation/ConversationAvatar.tsx';
import { useConversationName } from '../conversation/useConversationName.ts';
import { useDeleteConversation } from '../conversation/useDeleteConversation.ts';
import { isSupportConversation } from '../inbox/inbox.model.ts';
import { useCachedConversation } from '../inbox/useCachedConversation.ts';
import * as styles from './ThreadHeader.css.ts';

interface ThreadHeaderProps {
  id: string;
  /** Null while the messages are on their way; then the list knows who it is. */
  info: Thread['info'] | null;
}

/** With whom the conversation is held, and the ways out of it. */
export function ThreadHeader({ id, info }: ThreadHeaderProps) {
  const { t } = useLingui();
  const listed = useCachedConversation(id);
  const person = info ?? listed;
  const called = useConversationName();
  const remove = useDeleteConversation(id);
  const name =
    person || isSupportConversation(id) ? called({ id, username: person?.username ?? null }) : t`Conversation`;
  const profile = person?.profile_id ?? null;
  return (
    <header className={styles.root}>
      <Link to={namedPaths.messages} className={styles.back}>
        <Icon source={arrow} />
        <Trans>Back</Trans>
      </Link>
      <div className={styles.person}>
        {(person || isSupportConversation(id)) && (
          <ConversationAvatar
            id={id}
            path={person?.public_path ?? null}
            gender={person?.gender ?? 'male'}
            size="small"
          />
        )}
        <div className={styles.words}>
          <h1 className={styles.title} id="thread-title" tabIndex={-1}>
            {profile !== null && idPattern.test(profile) && !isSupportConversation(id) ? (
              <Link to={pathTo('memberProfile', { id: profile })} className={styles.profile}>
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi>{name}</bdi>
            )}
          </h1>
          {person?.online && !isSupportConversation(id) && (
            <Badge tone="success" icon={dot}>
              <Trans>Online</Trans>
            </Badge>
          )}
        </div>
      </div>
      {!isSupportConversation(id) && person && (
        <div className={styles.remove}>
          <TextButton onClick={() => remove(name)}>
            <Trans>Delete conversation</Trans>
          </TextButton>
        </div>
      )}
    </header>
  );
}
