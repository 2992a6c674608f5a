import type { ReactNode } from 'react';
import * as styles from './Card.css.ts';

export function Card({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
