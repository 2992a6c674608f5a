import { type FocusEvent, useEffect, useRef } from 'react';
import { createPausableTimer, type PausableTimer } from '../../lib/createPausableTimer.ts';

/** Calls back after a time in which nobody pointed at the box, had the focus in it, or looked at another tab (Z2). */
export function usePausableTimer(ms: number, onEnd: () => void) {
  const box = useRef<HTMLDivElement>(null);
  const timer = useRef<PausableTimer>(undefined);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const running = createPausableTimer(ms, () => end.current());
    timer.current = running;
    const followTab = () => (document.hidden ? running.pause('hidden') : running.resume('hidden'));
    followTab();
    document.addEventListener('visibilitychange', followTab);
    return () => {
      document.removeEventListener('visibilitychange', followTab);
      running.stop();
    };
  }, [ms]);
  return {
    box,
    handlers: {
      onPointerEnter: () => timer.current?.pause('hovered'),
      onPointerLeave: () => timer.current?.resume('hovered'),
      onFocus: () => timer.current?.pause('focused'),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!box.current?.contains(relatedTarget)) timer.current?.resume('focused');
      },
    },
  };
}
