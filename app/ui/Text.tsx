import type { ReactNode } from 'react';
import * as styles from './Text.css.ts';

interface TextProps {
  children: ReactNode;
  size?: keyof typeof styles.size;
  tone?: keyof typeof styles.tone;
  /** Words that members wrote: any length, any script. */
  foreign?: boolean;
  /** Cuts off after so many lines. */
  lines?: keyof typeof styles.clamp;
  id?: string;
}

export function Text({ children, size = 'body', tone = 'plain', foreign = false, lines, id }: TextProps) {
  const names = [styles.size[size], styles.tone[tone], foreign && styles.foreign, lines && styles.clamp[lines]];
  return (
    <p id={id} className={names.filter(Boolean).join(' ')}>
      {children}
    </p>
  );
}
