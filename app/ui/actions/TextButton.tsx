import type { ReactNode } from 'react';
import { ButtonBase } from './Button.tsx';
import * as styles from './TextLink.css.ts';

interface TextButtonProps {
  children: ReactNode;
  opensDialog?: boolean;
  onClick: () => void;
}

/** Acts on this page, but looks like the links around it. It is on a line of its own, with room for a finger. */
export function TextButton(props: TextButtonProps) {
  return <ButtonBase className={styles.standalone} {...props} />;
}
