import arrow from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?raw';
import { useEffect, useRef } from 'react';
import { createPausableTimer, type PausableTimer } from '../../lib/createPausableTimer.ts';
import { Button } from '../../ui/Button.tsx';
import * as styles from './UndoBar.css.ts';

/** Time for second thoughts (milliseconds); it stands still while somebody is at the bar, or not looking at the page. */
const patience = 25_000;

interface UndoBarProps {
  title: string;
  undoLabel: string;
  closeLabel: string;
  onUndo: () => void;
  /** The time is over, or the bar was closed. */
  onEnd: () => void;
}

/** Says what has been done and offers to take it back. */
export function UndoBar({ title, undoLabel, closeLabel, onUndo, onEnd }: UndoBarProps) {
  const timer = useRef<PausableTimer | null>(null);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const started = createPausableTimer(patience, () => end.current());
    timer.current = started;
    const followPage = () => (document.hidden ? started.pause('hidden') : started.resume('hidden'));
    followPage();
    document.addEventListener('visibilitychange', followPage);
    return () => {
      document.removeEventListener('visibilitychange', followPage);
      started.stop();
    };
  }, []);
  return (
    <div
      className={styles.root}
      role="status"
      onPointerEnter={() => timer.current?.pause('hovered')}
      onPointerLeave={() => timer.current?.resume('hovered')}
      onFocus={() => timer.current?.pause('focused')}
      onBlur={() => timer.current?.resume('focused')}
    >
      <p className={styles.title}>{title}</p>
      <div className={styles.actions}>
        <Button tone="secondary" size="small" icon={arrow} onClick={onUndo}>
          {undoLabel}
        </Button>
        <Button tone="quiet" size="small" onClick={onEnd}>
          {closeLabel}
        </Button>
      </div>
    </div>
  );
}
