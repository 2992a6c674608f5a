import type { CSSProperties } from 'react';
import { useParams } from 'react-router';
import type { KeyboardFrame } from '../../lib/onScreenKeyboard.ts';
import { useKeyboardFrame } from '../../ui/layout/useKeyboardFrame.ts';
import * as styles from './ChatPage.css.ts';
import { ConversationDeletionBars } from './conversation/ConversationDeletionBars.tsx';
import { useCommitDeletionsOnLeave } from './conversation/useDeleteConversation.ts';
import { Inbox } from './inbox/Inbox.tsx';
import { NewestConversation } from './inbox/NewestConversation.tsx';
import { ThreadPane } from './thread/ThreadPane.tsx';

/** The inbox, with the open conversation beside it on desktops and instead of it on phones. */
export function ChatPage() {
  const { id = null } = useParams();
  useCommitDeletionsOnLeave();
  const view = id === null ? 'list' : 'thread';
  const keyboardFrame = useKeyboardFrame();
  const aboveKeyboard = view === 'thread' && keyboardFrame !== null;
  return (
    <div
      className={aboveKeyboard ? styles.aboveKeyboard : styles.frame[view]}
      style={aboveKeyboard ? toFrameStyle(keyboardFrame) : undefined}
    >
      <div className={styles.layout[view]}>
        <ConversationDeletionBars frame={styles.notices[view]} emptyFrame={styles.noNotices} />
        <div className={styles.columns}>
          <div className={styles.listColumn[view]}>
            <Inbox open={id} />
          </div>
          <div className={styles.threadColumn[view]}>
            {id === null ? <NewestConversation /> : <ThreadPane key={id} id={id} />}
          </div>
        </div>
      </div>
    </div>
  );
}

/** The style of the frame; `--shown-height` limits what grows. */
const toFrameStyle = ({ top, height }: KeyboardFrame) =>
  ({ top, height, '--shown-height': `${height}px` }) as CSSProperties;
