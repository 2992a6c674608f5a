import type { ReactNode } from 'react';
import * as styles from './OrDivider.css.ts';

/** A line with text in the middle, between two alternatives. */
export function OrDivider({ children }: { children: ReactNode }) {
  return <p className={styles.root}>{children}</p>;
}
