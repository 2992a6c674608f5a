import type { ReactNode } from 'react';
import type { Space } from '../../theme/designTokens.ts';
import * as styles from './Row.css.ts';

interface RowProps {
  children: ReactNode;
  gap?: Space;
  justify?: keyof typeof styles.justify;
}

/**
 * Things side by side while there is room, then on more lines, such as the buttons of a form. Things below each other
 * are a `Stack`, the buttons of a dialog a `DialogFoot`.
 */
export function Row({ children, gap = 'small', justify = 'start' }: RowProps) {
  return <div className={`${styles.gap[gap]} ${styles.justify[justify]}`}>{children}</div>;
}
