import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

interface VisuallyHiddenProps {
  as?: 'span' | 'h1';
  children: ReactNode;
}

/**
 * A text for screen readers only, for what others see in another way. A text that everybody needs is a visible `Text`.
 */
export function VisuallyHidden({ as: Tag = 'span', children }: VisuallyHiddenProps) {
  return <Tag className={styles.root}>{children}</Tag>;
}
