import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';

export const DescriptionList = ({ children }: { children: ReactNode }) => <dl className={styles.root}>{children}</dl>;

export const DescriptionItem = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);
