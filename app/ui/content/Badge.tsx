import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';
import { Icon, type IconSource } from './Icon.tsx';

interface BadgeProps {
  children: ReactNode;
  tone?: keyof typeof styles.tone;
  icon?: IconSource;
  /** Is in a text of which only some lines are shown; without an icon. */
  clamped?: boolean;
}

/**
 * A status in a word or two beside what has it; the number of new things is a `CountBadge`. `clamped` is for badges in
 * a text of which only some lines are shown.
 */
export function Badge({ children, tone = 'neutral', icon, clamped = false }: BadgeProps) {
  return (
    <span className={clamped ? `${styles.tone[tone]} ${styles.inClampedText}` : styles.tone[tone]}>
      {icon && <Icon source={icon} size="tiny" />}
      {children}
    </span>
  );
}
