import type { ReactNode } from 'react';
import { ButtonBase } from './Button.tsx';
import * as styles from './TextLink.css.ts';

interface TextButtonProps {
  children: ReactNode;
  /** Within a sentence; otherwise it is on a line of its own, with room for a finger. */
  inline?: boolean;
  opensDialog?: boolean;
  onClick: () => void;
}

/** Acts on this page, but looks like the links around it. */
export function TextButton({ inline = false, ...props }: TextButtonProps) {
  return <ButtonBase className={inline ? styles.inlineButton : styles.standalone} {...props} />;
}
