import type { ReactNode } from 'react';
import { Icon, type IconSource } from '../content/Icon.tsx';
import * as styles from './Button.css.ts';

interface ButtonProps {
  /** Starts with a verb and says the thing. */
  children: ReactNode;
  tone?: keyof typeof styles.tone;
  size?: keyof typeof styles.size;
  width?: keyof typeof styles.width;
  icon?: IconSource;
  type?: 'button' | 'submit';
  /** Nothing to do at the moment, or already under way: it keeps its place and the focus, and ignores presses. */
  ariaDisabled?: boolean;
  /** For buttons that open a dialog. */
  opensDialog?: boolean;
  onClick?: () => void;
}

export function Button({
  children,
  tone = 'primary',
  size = 'main',
  width = 'auto',
  icon,
  type = 'button',
  ariaDisabled: inactive = false,
  opensDialog = false,
  onClick,
}: ButtonProps) {
  return (
    <button
      type={type}
      className={`${styles.tone[tone]} ${styles.size[size]} ${styles.width[width]} ${inactive ? styles.muted : ''}`}
      aria-disabled={inactive || undefined}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={(event) => {
        if (inactive) event.preventDefault();
        else onClick?.();
      }}
    >
      {icon && <Icon source={icon} size={size === 'small' ? 'small' : 'medium'} />}
      <span className={styles.words}>{children}</span>
    </button>
  );
}
