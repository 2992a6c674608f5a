import type { ReactNode } from 'react';
import { CountBadge } from '../content/CountBadge.tsx';
import { Icon, type IconSource } from '../content/Icon.tsx';
import * as styles from './HeaderButton.css.ts';

interface HeaderButtonProps {
  icon: IconSource;
  children: ReactNode;
  /** Where there is little room: the word below the icon, or the word alone. */
  whenNarrow: 'stacked' | 'word';
  /** On the corner: how many new things it leads to. */
  count?: { shown: string; spoken: string; dot: boolean } | false;
  open: boolean;
  onOpen: () => void;
}

/** In the bar above the page; opens a drawer. */
export function HeaderButton({ icon, children, whenNarrow, count = false, open, onOpen }: HeaderButtonProps) {
  return (
    <button
      type="button"
      className={styles.kind[whenNarrow]}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => onOpen()}
    >
      <span className={styles.icon[whenNarrow]}>
        <Icon source={icon} />
      </span>
      <span className={styles.label}>{children}</span>
      {count && <CountBadge {...count} corner />}
    </button>
  );
}
