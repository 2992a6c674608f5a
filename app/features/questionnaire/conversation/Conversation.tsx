import { type ReactNode, useRef } from 'react';
import * as styles from './Conversation.css.ts';
import { useConversationScroll } from './useConversationScroll.ts';

interface ConversationProps {
  /** Earlier turns; nothing at the first question. */
  transcript: ReactNode;
  /** Current question, from its progress to its field. */
  children: ReactNode;
}

/** The current question below the earlier turns. */
export function Conversation({ transcript, children }: ConversationProps) {
  const past = useRef<HTMLDivElement>(null);
  const present = useRef<HTMLDivElement>(null);
  useConversationScroll(past, present);
  return (
    <div className={styles.root}>
      <div ref={past} className={styles.past}>
        {transcript}
      </div>
      <div ref={present} className={styles.present}>
        {children}
      </div>
    </div>
  );
}
