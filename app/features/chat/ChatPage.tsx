import { useParams } from 'react-router';
import * as styles from './ChatPage.css.ts';
import { ConversationDeletionBars } from './conversation/ConversationDeletionBars.tsx';
import { useCommitDeletionsOnLeave } from './conversation/useCommitDeletion.ts';
import { Inbox } from './inbox/Inbox.tsx';
import { NoConversationSelected } from './NoConversationSelected.tsx';
import { ThreadPane } from './thread/ThreadPane.tsx';

/** The inbox; the open conversation stands beside it on desktops and replaces it on phones. */
export function ChatPage() {
  const { id = null } = useParams();
  useCommitDeletionsOnLeave();
  const view = id === null ? 'list' : 'thread';
  return (
    <div className={styles.frame[view]}>
      <div className={styles.layout[view]}>
        <div className={styles.notices}>
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
