import type { ReactNode } from 'react';
import * as styles from './Text.css.ts';

interface TextProps {
  children: ReactNode;
  size?: keyof typeof styles.size;
  tone?: keyof typeof styles.tone;
  /** Text that members wrote: any length, any script. */
  userGenerated?: boolean;
  /** Cuts the text off after this many lines. */
  maxLines?: keyof typeof styles.clamp;
  id?: string;
}

export function Text({ children, size = 'body', tone = 'plain', userGenerated = false, maxLines, id }: TextProps) {
  const optional = [userGenerated && styles.userGenerated, maxLines && styles.clamp[maxLines]];
  return (
    <p id={id} className={[styles.size[size], styles.tone[tone], ...optional].filter(Boolean).join(' ')}>
      {children}
    </p>
  );
}
