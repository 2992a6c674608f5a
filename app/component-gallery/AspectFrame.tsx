import type { ReactNode } from 'react';
import * as styles from './AspectFrame.css.ts';

/** For what fills whatever it stands in. */
export function AspectFrame({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
