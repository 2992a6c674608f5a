import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

/** For screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.root}>{children}</span>;
}
