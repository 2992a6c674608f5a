import type { ReactNode, Ref } from 'react';
import * as styles from './CardGrid.css.ts';

interface CardGridProps {
  items: readonly { key: string; content: ReactNode }[];
  /**
   * text: one card on phones, two side by side on tablets, three on desktop. portrait: cards with a picture of 4:5, up
   * to four side by side. Fewer when the text is larger.
   */
  kind?: keyof typeof styles.kind;
  ref?: Ref<HTMLUListElement>;
}

/** Cards side by side. */
export function CardGrid({ items, kind = 'text', ref }: CardGridProps) {
  return (
    <div className={styles.frame[kind]}>
      <ul ref={ref} className={styles.kind[kind]}>
        {items.map(({ key, content }) => (
          <li key={key} className={styles.itemKind[kind]}>
            {content}
          </li>
        ))}
      </ul>
    </div>
  );
}
