import { type ReactNode, useRef } from 'react';
import * as styles from './Conversation.css.ts';
import { useConversationScroll } from './useConversationScroll.ts';

interface ConversationProps {
  /** What was said before; it renders nothing at the first question. */
  transcript: ReactNode;
  /** The present question, from its progress to its field. */
  children: ReactNode;
}

/** The present question below what was said before. */
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
