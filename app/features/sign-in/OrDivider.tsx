import type { ReactNode } from 'react';
import * as styles from './OrDivider.css.ts';

/** Between two ways to do the same. */
export function OrDivider({ children }: { children: ReactNode }) {
  return <p className={styles.root}>{children}</p>;
}
