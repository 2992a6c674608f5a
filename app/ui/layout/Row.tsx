import type { ReactNode } from 'react';
import type { Space } from '../../theme/designTokens.ts';
import * as styles from './Stack.css.ts';

interface RowProps {
  children: ReactNode;
  gap?: Space;
  align?: keyof typeof styles.rowAlign;
  justify?: keyof typeof styles.rowJustify;
}

/** Side by side as long as there is room, then on a further line. */
export function Row({ children, gap = 'small', align = 'center', justify: spread = 'start' }: RowProps) {
  return (
    <div className={`${styles.rowGap[gap]} ${styles.rowAlign[align]} ${styles.rowJustify[spread]}`}>{children}</div>
  );
}
