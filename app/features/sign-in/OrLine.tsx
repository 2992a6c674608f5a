import type { ReactNode } from 'react';
import * as styles from './OrLine.css.ts';

/** Between two ways to do the same. */
export function OrLine({ children }: { children: ReactNode }) {
  return <p className={styles.root}>{children}</p>;
}
