import type { ReactNode } from 'react';
import * as styles from './ActionTile.css.ts';

interface ActionGroupProps {
  /** What the actions apply to; for screen readers. */
  label: string;
  /** The greatest number of tiles in a row. */
  columns: keyof typeof styles.columns;
  children: ReactNode;
}

/** Tiles side by side; as many in a row as there is room for their text. */
export function ActionGroup({ label, columns, children }: ActionGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset asks for a visible legend
    <div className={styles.columns[columns]} role="group" aria-label={label}>
      {children}
    </div>
  );
}
