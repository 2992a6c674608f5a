import arrow from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?raw';
import { useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { catchFocus } from './catchFocus.ts';
import * as styles from './UndoBar.css.ts';
import { usePausableTimer } from './usePausableTimer.ts';

/** How long an action can be undone, in milliseconds; rule E3 asks for at least 20 s. */
const patience = 25_000;

interface UndoBarProps {
  /** What has been done. */
  title: string;
  /** How long it can be taken back. */
  advice?: string;
  undoLabel: string;
  onUndo: () => void;
  /** On the button that puts an end to the waiting. */
  endLabel?: string;
  /** That button was pressed. */
  onEndNow?: () => void;
  /** Nobody took it back. */
  onTimeOver: () => void;
  /** Where what was pressed is gone: the focus comes here, and holds the time still until it moves on. */
  takesFocus?: boolean;
  /** For those who want to close messages themselves; there must then be a button that does. */
  stays?: boolean;
}

/** Says what has been done and offers to take it back. Give it a `key` for each deed, so that its time starts afresh. */
export function UndoBar(props: UndoBarProps) {
  const { title, advice, undoLabel, onUndo, endLabel, onEndNow, onTimeOver, takesFocus = false, stays = false } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const press = (act?: () => void) => {
    act?.();
    catchFocus();
  };
  usePausableTimer(box, stays ? null : patience, onTimeOver);
  return (
    <div ref={box} className={styles.root} role="status" tabIndex={takesFocus ? -1 : undefined}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {advice && <p className={styles.advice}>{advice}</p>}
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
