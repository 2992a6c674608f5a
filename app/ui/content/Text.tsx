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

/**
 * A paragraph in one of three sizes, none smaller than 16 px (rule S1). `soft` is for what matters less, `strong` for
 * what must not be missed. `userGenerated` is for text that members wrote, of any length and script.
 */
export function Text({ children, size = 'body', tone = 'plain', userGenerated = false, maxLines, id }: TextProps) {
  const optional = [userGenerated && styles.userGenerated, maxLines && styles.clamp[maxLines]];
  return (
    <p id={id} className={[styles.size[size], styles.tone[tone], ...optional].filter(Boolean).join(' ')}>
      {children}
    </p>
  );
}
