import type { ReactNode } from 'react';
import { dialogFoot } from '../layout/dialogFoot.css.ts';
import * as styles from './DialogFoot.css.ts';

interface DialogFootProps {
  /** The buttons, the main one first. */
  children: ReactNode;
  /** Text to be read before a button is pressed, such as why it cannot be pressed yet. */
  note?: ReactNode;
}

/**
 * The last part of a dialog's content, or of its form, with its buttons: it stays in sight while the content scrolls
 * above it. The foot of a page with steps is an `ActionBar`.
 */
export function DialogFoot({ children, note }: DialogFootProps) {
  return (
    <div className={dialogFoot}>
      {note}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
