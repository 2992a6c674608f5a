import type { ReactNode } from 'react';
import * as styles from './Frame.css.ts';

/** For what fills whatever it stands in. */
export function Frame({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
