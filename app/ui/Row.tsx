import type { ReactNode } from 'react';
import type { Space } from '../theme/scale.ts';
import * as styles from './Stack.css.ts';

interface RowProps {
  children: ReactNode;
  gap?: Space;
  align?: keyof typeof styles.rowAlign;
  spread?: keyof typeof styles.rowSpread;
}

/** Side by side as long as there is room, then on a further line. */
export function Row({ children, gap = 'small', align = 'center', spread = 'start' }: RowProps) {
  return (
    <div className={`${styles.rowGap[gap]} ${styles.rowAlign[align]} ${styles.rowSpread[spread]}`}>{children}</div>
  );
}
