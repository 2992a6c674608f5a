import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';

interface PageProps {
  children: ReactNode;
  width?: keyof typeof styles.width;
  padding?: keyof typeof styles.padding;
}

/** Gutters and the greatest width of what a page shows. */
export function Page({ children, width = 'wide', padding: room = 'page' }: PageProps) {
  return <div className={`${styles.width[width]} ${styles.padding[room]}`}>{children}</div>;
}
