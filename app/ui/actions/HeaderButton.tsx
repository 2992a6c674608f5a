import type { ReactNode } from 'react';
import { CountBadge } from '../content/CountBadge.tsx';
import { Icon, type IconSource } from '../content/Icon.tsx';
import * as styles from './HeaderButton.css.ts';

interface HeaderButtonProps {
  icon: IconSource;
  children: ReactNode;
  /** What disappears on small screens. */
  collapses: 'icon' | 'label';
  /** On the corner: how many new things it leads to. */
  count?: { shown: string; spoken: string; dot: boolean } | false;
  open: boolean;
  onOpen: () => void;
}

/** In the bar above the page; opens a drawer. */
export function HeaderButton({ icon, children, collapses, count = false, open, onOpen }: HeaderButtonProps) {
  const classOf = (child: typeof collapses) => (collapses === child ? styles.collapsing : styles.alwaysShown)[child];
  return (
    <button type="button" className={styles.root} aria-haspopup="dialog" aria-expanded={open} onClick={() => onOpen()}>
      <span className={classOf('icon')}>
        <Icon source={icon} />
      </span>
      <span className={classOf('label')}>{children}</span>
      {count && <CountBadge {...count} corner />}
    </button>
  );
}
