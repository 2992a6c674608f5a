import type { ReactNode } from 'react';
import { CountBadge } from '../content/CountBadge.tsx';
import { Icon } from '../content/Icon.tsx';
import * as styles from './HeaderButton.css.ts';

interface HeaderButtonProps {
  icon: string;
  children: ReactNode;
  /** What gives way on small screens. */
  collapses: 'icon' | 'word';
  /** On the corner: how much is new behind it. */
  count?: { shown: string; spoken: string; dot: boolean } | false;
  open: boolean;
  onOpen: () => void;
}

/** In the bar above the page: opens a drawer over it. */
export function HeaderButton({ icon, children, collapses: yields, count = false, open, onOpen }: HeaderButtonProps) {
  const look = (part: 'icon' | 'word') => (yields === part ? styles.collapsing : styles.alwaysShown)[part];
  return (
    <button type="button" className={styles.root} aria-haspopup="dialog" aria-expanded={open} onClick={() => onOpen()}>
      <span className={look('icon')}>
        <Icon source={icon} />
      </span>
      <span className={look('word')}>{children}</span>
      {count && <CountBadge {...count} corner />}
    </button>
  );
}
