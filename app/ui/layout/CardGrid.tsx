import type { ReactNode, Ref } from 'react';
import * as styles from './CardGrid.css.ts';

interface CardGridProps {
  items: readonly { key: string; content: ReactNode }[];
  ref?: Ref<HTMLUListElement>;
}

/** Cards side by side: one on phones, two on tablets, three on desktop; fewer when the text is larger. */
export function CardGrid({ items, ref }: CardGridProps) {
  return (
    <ul ref={ref} className={styles.root}>
      {items.map(({ key, content }) => (
        <li key={key} className={styles.item}>
          {content}
        </li>
      ))}
    </ul>
  );
}
