import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';

interface PageProps {
  children: ReactNode;
  width?: keyof typeof styles.width;
  padding?: keyof typeof styles.padding;
}

/**
 * The box of a page's content, with its gutters and its maximum width: `wide` for lists and cards, `narrow` for forms
 * and text, whose lines hold 70 characters at most (rule S5), `steps` for pages with an `ActionBar`.
 */
export function Page({ children, width = 'wide', padding = 'page' }: PageProps) {
  return <div className={`${styles.width[width]} ${styles.padding[padding]}`}>{children}</div>;
}
