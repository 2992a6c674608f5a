import arrow from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?icon';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { thenRestoreFocus } from '../focus/restoreLostFocus.ts';
import * as styles from './UndoBar.css.ts';
import { useUndoTimer } from './useUndoTimer.ts';

interface UndoBarProps {
  /** Says what has been done. */
  title: string;
  /** Says for how long it can be undone, and what others can still see until then (reading 53). */
  hint?: string;
  undoLabel: string;
  onUndo: () => void;
  /** Label of the button that ends the time to undo. */
  commitLabel: string;
  /** Called when the time to undo has ended, too. */
  onCommit: () => void;
  /** Moves the focus to the bar, for an action whose button is gone. */
  takesFocus?: boolean;
  /** Stays as long as it may: for members who want to close messages themselves. */
  persistent?: boolean;
}

/**
 * The place of undo bars that do not take the focus. It is there before them, because screen readers say what comes into
 * a status, not a status that comes.
 */
export const UndoBarRegion = ({ children }: { children: ReactNode }) => (
  <div className={styles.region} role="status">
    {children}
  </div>
);

/**
 * A message that says what has been done and offers to undo it for at least 20 s (rule E3). Give it a new `key` for
 * each action, so that its time restarts. One that does not take the focus needs an `UndoBarRegion`. A result that
 * cannot be undone is a `TimedBanner`; what cannot be reversed is confirmed in a `Dialog` first, except the withdrawal
 * of a consent.
 */
export function UndoBar(props: UndoBarProps) {
  const { title, hint, undoLabel, onUndo, commitLabel, onCommit, takesFocus = false, persistent = false } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  useUndoTimer(box, persistent, onCommit);
  return (
    <div
      ref={box}
      className={styles.root}
      role={takesFocus ? 'status' : undefined}
      aria-live={takesFocus ? 'off' : undefined}
      tabIndex={takesFocus ? -1 : undefined}
    >
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      <div className={styles.actions}>
        <Button tone="secondary" size="small" icon={arrow} onClick={thenRestoreFocus(onUndo)}>
          {undoLabel}
        </Button>
        <Button tone="quiet" size="small" onClick={thenRestoreFocus(onCommit)}>
          {commitLabel}
        </Button>
      </div>
    </div>
  );
}
