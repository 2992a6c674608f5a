import type { ReactNode } from 'react';
import { Icon, type IconSource } from '../content/Icon.tsx';
import * as styles from './ActionTile.css.ts';
import { ButtonBase } from './Button.tsx';

interface ActionTileProps {
  icon: IconSource;
  /** Starts with a verb and names the thing; once it is done, says that. */
  children: ReactNode;
  /** A condition in a word or two, below the text. */
  note?: string | undefined;
  /** It has been done, or is switched on. */
  on?: boolean;
  ariaDisabled?: boolean;
  opensDialog?: boolean;
  onClick: () => void;
}

/**
 * One of several equal actions in an `ActionTileGroup`, as an icon above its text. What is rarely needed goes into a
 * `Menu`; the one main action of a page is a `Button`. `on` says that it has been done or is switched on: the text then
 * says so, too.
 */
export function ActionTile({ icon, children, note, on = false, ...button }: ActionTileProps) {
  return (
    <ButtonBase className={`${styles.root} ${on ? styles.on : ''}`} {...button}>
      <Icon source={icon} />
      <span>{children}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </ButtonBase>
  );
}
