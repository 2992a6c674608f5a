import type { ReactNode } from 'react';
import * as styles from './BarButton.css.ts';
import { CountBadge } from './CountBadge.tsx';
import { Icon } from './Icon.tsx';

interface BarButtonProps {
  icon: string;
  children: ReactNode;
  /** What gives way on small screens. */
  yields: 'icon' | 'word';
  /** On the corner: how much is new behind it. */
  count?: { shown: string; spoken: string; dot: boolean } | false;
  open: boolean;
  onOpen: () => void;
}

/** In the bar above the page: opens a drawer over it. */
export function BarButton({ icon, children, yields, count = false, open, onOpen }: BarButtonProps) {
  const look = (part: 'icon' | 'word') => (yields === part ? styles.yielding : styles.steady)[part];
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
