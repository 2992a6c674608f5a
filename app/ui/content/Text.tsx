import type { ReactNode } from 'react';
import * as styles from './Text.css.ts';

interface TextProps {
  children: ReactNode;
  size?: keyof typeof styles.size;
  tone?: keyof typeof styles.tone;
  /** Words that members wrote: any length, any script. */
  userGenerated?: boolean;
  /** Cuts off after so many lines. */
  maxLines?: keyof typeof styles.clamp;
  id?: string;
}

export function Text({
  children,
  size = 'body',
  tone = 'plain',
  userGenerated: foreign = false,
  maxLines: lines,
  id,
}: TextProps) {
  const names = [styles.size[size], styles.tone[tone], foreign && styles.userGenerated, lines && styles.clamp[lines]];
  return (
    <p id={id} className={names.filter(Boolean).join(' ')}>
      {children}
    </p>
  );
}
