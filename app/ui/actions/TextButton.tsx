import type { ReactNode } from 'react';
import * as styles from './TextLink.css.ts';

interface TextButtonProps {
  children: ReactNode;
  opensDialog?: boolean;
  onClick: () => void;
}

/** Does something on this page, yet looks like the links around it. */
export function TextButton({ children, opensDialog = false, onClick }: TextButtonProps) {
  return (
    <button
      type="button"
      className={styles.alone}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={() => onClick()}
    >
      {children}
    </button>
  );
}
