import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';

interface DescriptionListProps {
  /** card: in a frame, with names beside their values where there is room. */
  look?: keyof typeof styles.look;
  /** Items, each a `DescriptionItem`. */
  children: ReactNode;
}

/** Facts, each with a name and a value, such as those of a contract. */
export const DescriptionList = ({ look = 'plain', children }: DescriptionListProps) => (
  <dl className={styles.look[look]}>{children}</dl>
);

export const DescriptionItem = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.item}>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);
