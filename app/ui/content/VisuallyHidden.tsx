import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

interface VisuallyHiddenProps {
  as?: 'span' | 'h1';
  children: ReactNode;
}

/** For screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', children }: VisuallyHiddenProps) {
  return <Tag className={styles.root}>{children}</Tag>;
}
