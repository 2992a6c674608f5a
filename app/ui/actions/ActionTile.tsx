import type { ReactNode } from 'react';
import { Icon, type IconSource } from '../content/Icon.tsx';
import * as styles from './ActionTile.css.ts';
import { ButtonBase } from './Button.tsx';

interface ActionTileProps {
  icon: IconSource;
  /** A word, so that all tiles of a group fit in one row; once it is done, it says that. */
  children: ReactNode;
  /** More words for screen readers, which contain the visible one. */
  spoken?: string | undefined;
  /** It has been done, or is switched on. */
  on?: boolean;
  /** Whether it is switched on and off, so that screen readers say which. */
  toggles?: boolean;
  ariaDisabled?: boolean;
  opensDialog?: boolean;
  onClick: () => void;
}

/**
 * One of several lesser actions in an `ActionTileGroup`, as an icon above a word, without a frame. What is rarely needed
 * goes into a `Menu`; the main action is a `Button`. `on` says that it has been done or is switched on: the icon then
 * shows that, too.
 */
export function ActionTile({ icon, children, spoken, on = false, toggles = false, ...button }: ActionTileProps) {
  return (
    <ButtonBase
      className={`${styles.root} ${on ? styles.on : ''}`}
      ariaLabel={spoken}
      ariaPressed={toggles ? on : undefined}
      {...button}
    >
      <Icon source={icon} />
      <span className={styles.words}>{children}</span>
    </ButtonBase>
  );
}
