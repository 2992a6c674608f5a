import type { ReactNode } from 'react';
import { Avatar, type AvatarSource } from './Avatar.tsx';
import * as styles from './SpeechBubble.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface SpeechBubbleProps {
  children: ReactNode;
  avatar: AvatarSource;
  /** The name above it, as above the first of several. */
  name?: string | undefined;
}

/** A bubble with what another one says, beside their picture. Messages of members are drawn by the chat. */
export function SpeechBubble({ children, avatar, name }: SpeechBubbleProps) {
  return (
    <div className={styles.root}>
      <Avatar {...avatar} size="tiny" eager />
      <div className={styles.column}>
        {name !== undefined && (
          <span className={styles.name}>
            {name}
            <VisuallyHidden>:</VisuallyHidden>
          </span>
        )}
        <div className={styles.bubble}>{children}</div>
      </div>
    </div>
  );
}
