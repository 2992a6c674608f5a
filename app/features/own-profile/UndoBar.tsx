import { Trans } from '@lingui/react/macro';
import arrow from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?raw';
import { useEffect, useRef } from 'react';
import { createPausableTimer, type PausableTimer } from '../../lib/createPausableTimer.ts';
import { Button } from '../../ui/Button.tsx';
import * as styles from './UndoBar.css.ts';

/** Time for second thoughts (milliseconds). */
const patience = 25_000;

interface UndoBarProps {
  onUndo: () => void;
  /** The time is over. */
  onEnd: () => void;
}

/** A picture is gone, and comes back as long as this stands there. Time stands still for who reads it or is elsewhere. */
export function UndoBar({ onUndo, onEnd }: UndoBarProps) {
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
      <p className={styles.title}>
        <Trans>The picture is deleted.</Trans>
      </p>
      <Button tone="secondary" size="small" icon={arrow} onClick={onUndo}>
        <Trans>Bring it back</Trans>
      </Button>
    </div>
  );
}
