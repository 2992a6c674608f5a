import arrow from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?raw';
import { useEffect, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { restoreLostFocus } from '../focus/restoreLostFocus.ts';
import * as styles from './UndoBar.css.ts';
import { usePausableTimer } from './usePausableTimer.ts';

/** How long an action can be undone, in milliseconds; rule E3 asks for at least 20 s. */
const UNDO_TIME_MS = 25_000;

interface UndoBarProps {
  /** What has been done. */
  title: string;
  /** How long it can be taken back. */
  hint?: string;
  undoLabel: string;
  onUndo: () => void;
  /** On the button that puts an end to the waiting. */
  commitLabel?: string;
  /** That button was pressed. */
  onCommit?: () => void;
  /** Nobody took it back. */
  onTimeout: () => void;
  /** Where what was pressed is gone: the focus comes here, and holds the time still until it moves on. */
  takesFocus?: boolean;
  /** For those who want to close messages themselves; there must then be a button that does. */
  persistent?: boolean;
}

/** Says what has been done and offers to take it back. Give it a `key` for each deed, so that its time starts afresh. */
export function UndoBar(props: UndoBarProps) {
  const {
    title,
    hint: advice,
    undoLabel,
    onUndo,
    commitLabel: endLabel,
    onCommit: onEndNow,
    onTimeout: onTimeOver,
    takesFocus = false,
    persistent: stays = false,
  } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const press = (act?: () => void) => {
    act?.();
    restoreLostFocus();
  };
  usePausableTimer(box, stays ? null : UNDO_TIME_MS, onTimeOver);
  return (
    <div ref={box} className={styles.root} role="status" tabIndex={takesFocus ? -1 : undefined}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {advice && <p className={styles.hint}>{advice}</p>}
      </div>
      <div className={styles.actions}>
        <Button tone="secondary" size="small" icon={arrow} onClick={() => press(onUndo)}>
          {undoLabel}
        </Button>
        {endLabel && (
          <Button tone="quiet" size="small" onClick={() => press(onEndNow)}>
            {endLabel}
          </Button>
        )}
      </div>
    </div>
  );
}
