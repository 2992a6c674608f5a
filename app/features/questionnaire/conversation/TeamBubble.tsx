import type { ReactNode } from 'react';
import { teamAvatarSource } from '../../../member/toAvatarSource.ts';
import { Avatar } from '../../../ui/content/Avatar.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import * as styles from './TeamBubble.css.ts';
import { useHostName } from './useHostName.ts';

interface TeamBubbleProps {
  children: ReactNode;
  /** Whether the host's name is above it, as above the first of several. */
  named?: boolean;
}

/** A bubble of the host in the conversation. */
export function TeamBubble({ children, named = false }: TeamBubbleProps) {
  const host = useHostName();
  return (
    <div className={styles.root}>
      <Avatar {...teamAvatarSource()} size="tiny" eager />
      <div className={styles.column}>
        {named && (
          <span className={styles.name}>
            {host}
            <VisuallyHidden>:</VisuallyHidden>
          </span>
        )}
        <div className={styles.bubble}>{children}</div>
      </div>
    </div>
  );
}
