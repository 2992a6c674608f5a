import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';

interface PageProps {
  children: ReactNode;
  width?: keyof typeof styles.width;
  padding?: keyof typeof styles.padding;
}

/** Gutters and maximum width of a page's content. */
export function Page({ children, width = 'wide', padding = 'page' }: PageProps) {
  return <div className={`${styles.width[width]} ${styles.padding[padding]}`}>{children}</div>;
}
