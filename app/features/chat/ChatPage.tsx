import { useLingui } from '@lingui/react/macro';
import chats from '@phosphor-icons/core/regular/chats-circle.svg?icon';
import { useParams } from 'react-router';
import { Text } from '../../ui/content/Text.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import * as styles from './ChatPage.css.ts';
import { ConversationDeletionBars } from './conversation/ConversationDeletionBars.tsx';
import { useCommitDeletionsOnLeave } from './conversation/useDeleteConversation.ts';
import { Inbox } from './inbox/Inbox.tsx';
import { useConversations } from './inbox/useConversations.ts';
import { ThreadPane } from './thread/ThreadPane.tsx';

/** The inbox; the open conversation stands beside it on desktops and replaces it on phones. */
export function ChatPage() {
  const { id = null } = useParams();
  useCommitDeletionsOnLeave();
  const view = id === null ? 'list' : 'thread';
  return (
    <div className={styles.frame[view]}>
      <div className={styles.layout[view]}>
        <div className={styles.notices[view]}>
          <ConversationDeletionBars />
        </div>
        <div className={styles.columns}>
          <div className={styles.listColumn[view]}>
            <Inbox open={id} />
          </div>
          <div className={styles.threadColumn[view]}>
            {id === null ? <NoConversationSelected /> : <ThreadPane key={id} id={id} />}
          </div>
        </div>
      </div>
    </div>
  );
}

/** Shown beside the inbox on desktops while no conversation is open; renders nothing if the member has none. */
function NoConversationSelected() {
  const { t } = useLingui();
  const { data } = useConversations('');
  if (data?.pages.every(({ rows }) => rows.length === 0)) return null;
  return (
    <EmptyState icon={chats}>
      <Text>{t`Choose a conversation to read it here.`}</Text>
    </EmptyState>
  );
}
