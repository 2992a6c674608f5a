import type { ReactNode } from 'react';
import * as styles from './CardGrid.css.ts';

interface CardGridProps {
  items: readonly { key: string; content: ReactNode }[];
}

/** Cards side by side: one on phones, two on tablets, three on desktop; fewer when the text is larger. */
export function CardGrid({ items }: CardGridProps) {
  return (
    <ul className={styles.root}>
      {items.map(({ key, content }) => (
        <li key={key} className={styles.item}>
          {content}
        </li>
      ))}
    </ul>
  );
}
