import type { ReactNode } from 'react';
import * as styles from './Card.css.ts';

/** A box around what belongs together on a page. A list of them is a `CardGrid`; a message is a `Banner`. */
export function Card({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
