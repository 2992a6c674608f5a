import type { ReactNode } from 'react';
import * as styles from './ActionTile.css.ts';

interface ActionTileGroupProps {
  /** Text that says what the actions apply to; for screen readers. */
  label: string;
  /** The main action, a `Button` as wide as its box. */
  main: ReactNode;
  /** Whether the main action is above the others, or beside them. */
  layout: keyof typeof styles.layout;
  id?: string;
  /** The lesser actions. */
  children: ReactNode;
}

/**
 * A main action and a row of `ActionTile`s that apply to one thing, such as a member, of which screen readers hear the
 * name. For the buttons of a form or a banner use `Row`, for those of a dialog `DialogFoot`.
 */
export function ActionTileGroup({ label, main, layout, id, children }: ActionTileGroupProps) {
  const mainBox = <div className={styles.main}>{main}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset asks for a visible legend
    <div className={styles.layout[layout]} id={id} role="group" aria-label={label}>
      {layout === 'stacked' && mainBox}
      {children}
      {layout === 'bar' && mainBox}
    </div>
  );
}
