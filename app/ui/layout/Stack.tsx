import type { ReactNode } from 'react';
import type { Space } from '../../theme/designTokens.ts';
import * as styles from './Stack.css.ts';

interface StackProps {
  children: ReactNode;
  gap?: Space;
  align?: keyof typeof styles.stackAlign;
}

/** Things one below another with the same gap. Things side by side are a `Row`, equal cards a `CardGrid`. */
export function Stack({ children, gap = 'medium', align = 'stretch' }: StackProps) {
  return <div className={`${styles.stackGap[gap]} ${styles.stackAlign[align]}`}>{children}</div>;
}
