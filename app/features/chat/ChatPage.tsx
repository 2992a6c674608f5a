import { useParams } from 'react-router';
import * as styles from './ChatPage.css.ts';
import { DeletionBars } from './DeletionBars.tsx';
import { Inbox } from './Inbox.tsx';
import { NoThread } from './NoThread.tsx';
import { ThreadPane } from './ThreadPane.tsx';
import { useDeletionsOnLeaving } from './useDeletions.ts';

/** The inbox, and beside it on desks or instead of it on phones the open conversation. */
export function ChatPage() {
  const { id = null } = useParams();
  useDeletionsOnLeaving();
  const view = id === null ? 'list' : 'thread';
  return (
    <div className={styles.frame[view]}>
      <div className={styles.room[view]}>
        <div className={styles.notices}>
          <DeletionBars />
        </div>
        <div className={styles.columns}>
          <div className={styles.listColumn[view]}>
            <Inbox open={id} />
          </div>
          <div className={styles.threadColumn[view]}>
            {id === null ? <NoThread /> : <ThreadPane key={id} id={id} />}
          </div>
        </div>
      </div>
    </div>
  );
}
