import type { ReactNode } from 'react';
import { ButtonBase } from './Button.tsx';
import * as styles from './TextLink.css.ts';

interface TextButtonProps {
  children: ReactNode;
  opensDialog?: boolean;
  onClick: () => void;
}

/**
 * A button that looks like the links around it, for the least of the actions beside a `Button`. It has a line of its
 * own, with room for a finger. What leads to another page is a `TextLink`.
 */
export function TextButton(props: TextButtonProps) {
  return <ButtonBase className={styles.root} {...props} />;
}
