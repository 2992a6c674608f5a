import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';
import { Icon, type IconSource } from './Icon.tsx';

interface EmptyStateProps {
  icon: IconSource;
  /** Why there is nothing, and what to do: paragraphs and a button or link. */
  children: ReactNode;
}

export function EmptyState({ icon, children }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <span className={styles.mark}>
        <Icon source={icon} size="large" />
      </span>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
