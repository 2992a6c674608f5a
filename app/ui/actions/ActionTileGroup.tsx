import type { ReactNode } from 'react';
import * as styles from './ActionTile.css.ts';

interface ActionGroupProps {
  /** Text that says what the actions apply to; for screen readers. */
  label: string;
  /** Number of actions in a row: as many as fit, or all of them. */
  columns: keyof typeof styles.layout;
  id?: string;
  children: ReactNode;
}

/**
 * A group of `ActionTile`s that apply to one thing, such as a member, of which screen readers hear the name. For the
 * buttons of a form or a banner use `Row`, for those of a dialog `DialogFoot`.
 */
export function ActionTileGroup({ label, columns, id, children }: ActionGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset asks for a visible legend
    <div className={styles.layout[columns]} id={id} role="group" aria-label={label}>
      {children}
    </div>
  );
}
