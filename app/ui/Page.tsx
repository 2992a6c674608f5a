import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';

interface PageProps {
  children: ReactNode;
  width?: keyof typeof styles.width;
  room?: keyof typeof styles.room;
}

/** Gutters and the greatest width of what a page shows. */
export function Page({ children, width = 'wide', room = 'page' }: PageProps) {
  return <div className={`${styles.width[width]} ${styles.room[room]}`}>{children}</div>;
}
