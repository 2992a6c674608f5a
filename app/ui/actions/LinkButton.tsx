import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, type IconSource } from '../content/Icon.tsx';
import * as styles from './Button.css.ts';

interface LinkButtonProps {
  /** Starts with a verb and says the thing. */
  children: ReactNode;
  /** A path of the app, or the absolute address of another page. */
  to: string;
  tone?: keyof typeof styles.tone;
  width?: keyof typeof styles.width;
  size?: 'main' | 'small';
  icon?: IconSource;
  onFollow?: () => void;
  /** Handed to the page it leads to. */
  state?: unknown;
}

/** Looks like a button and goes somewhere. */
export function LinkButton({
  children,
  to,
  tone = 'primary',
  width = 'auto',
  size = 'main',
  icon,
  onFollow,
  state,
}: LinkButtonProps) {
  return (
    <Link
      to={to}
      state={state}
      className={`${styles.tone[tone]} ${styles.size[size]} ${styles.width[width]}`}
      onClick={onFollow}
    >
      {icon && <Icon source={icon} />}
      <span className={styles.words}>{children}</span>
    </Link>
  );
}
