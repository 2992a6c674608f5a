import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

/** A text for screen readers only: what others see in another way. What everybody needs is a visible `Text`. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.root}>{children}</span>;
}
