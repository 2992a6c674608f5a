import type { ReactNode } from 'react';
import * as styles from './ActionTile.css.ts';

interface ActionGroupProps {
  /** What can be done with whom; for screen readers. */
  label: string;
  /** Most tiles in a row. */
  columns: keyof typeof styles.columns;
  children: ReactNode;
}

/** Tiles side by side; as many in a row as there is room for their words. */
export function ActionGroup({ label, columns, children }: ActionGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset asks for a legend in sight
    <div className={styles.columns[columns]} role="group" aria-label={label}>
      {children}
    </div>
  );
}
