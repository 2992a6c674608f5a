import { useEffect, useRef } from 'react';
import { createPausableTimer, type PausableTimer } from '../../lib/createPausableTimer.ts';

/** Lets something go after a while in which it was neither pointed at nor focused nor in a hidden tab. */
export function useDismissTimer(ms: number, onEnd: () => void) {
  const timer = useRef<PausableTimer>(undefined);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const running = createPausableTimer(ms, () => end.current());
    timer.current = running;
    const follow = () => (document.hidden ? running.pause('hidden') : running.resume('hidden'));
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      running.stop();
    };
  }, [ms]);
  return {
    onPointerEnter: () => timer.current?.pause('hovered'),
    onPointerLeave: () => timer.current?.resume('hovered'),
    onFocus: () => timer.current?.pause('focused'),
    onBlur: () => timer.current?.resume('focused'),
  };
}
