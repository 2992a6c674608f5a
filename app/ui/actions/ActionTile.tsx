import type { ReactNode } from 'react';
import { Icon, type IconSource } from '../content/Icon.tsx';
import * as styles from './ActionTile.css.ts';

interface ActionTileProps {
  icon: IconSource;
  /** Starts with a verb and says the thing; or, once it is done, says that. */
  children: ReactNode;
  /** A condition in a word or two, under the words. */
  note?: string | undefined;
  /** It has been done, or is switched on. */
  on?: boolean;
  /** Nothing to do any more, or already under way: it keeps its place and the focus, and ignores presses. */
  ariaDisabled?: boolean;
  opensDialog?: boolean;
  onClick: () => void;
}

/** One of several things to do with somebody: an icon over its word. */
export function ActionTile({
  icon,
  children,
  note,
  on = false,
  ariaDisabled: inactive = false,
  opensDialog = false,
  onClick,
}: ActionTileProps) {
  return (
    <button
      type="button"
      className={`${styles.root} ${on ? styles.on : ''}`}
      aria-disabled={inactive || undefined}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={() => {
        if (!inactive) onClick();
      }}
    >
      <Icon source={icon} />
      <span>{children}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </button>
  );
}
