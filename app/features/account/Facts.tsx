import type { ReactNode } from 'react';
import * as styles from './Facts.css.ts';

export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.root}>{children}</dl>;

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);
