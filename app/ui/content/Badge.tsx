import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';
import { Icon, type IconSource } from './Icon.tsx';

interface BadgeProps {
  children: ReactNode;
  tone?: keyof typeof styles.tone;
  icon?: IconSource;
}

/** A status in a word or two. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={styles.tone[tone]}>
      {icon && <Icon source={icon} size="tiny" />}
      {children}
    </span>
  );
}
