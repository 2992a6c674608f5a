import { type RefObject, useEffect, useRef } from 'react';
import { createPausableTimer } from '../../lib/createPausableTimer.ts';

/**
 * Calls back once after `ms`. Time does not count while the pointer or the focus is in the box or the tab is hidden
 * (rule Z2).
 *
 * @param ms null for a box that never times out
 */
export function usePausableTimer(box: RefObject<HTMLElement | null>, ms: number | null, onEnd: () => void): void {
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const element = box.current;
    if (!element || ms === null) return;
    const timer = createPausableTimer(ms, () => end.current());
    const listening = new AbortController();
    const listen = (target: EventTarget, type: string, act: () => void) =>
      target.addEventListener(type, act, { signal: listening.signal });
    const followTab = () => (document.hidden ? timer.pause('hidden') : timer.resume('hidden'));
    listen(element, 'pointerenter', () => timer.pause('hovered'));
    listen(element, 'pointerleave', () => timer.resume('hovered'));
    listen(element, 'focusin', () => timer.pause('focused'));
    listen(element, 'focusout', () => timer.resume('focused'));
    listen(document, 'visibilitychange', followTab);
    followTab();
    if (element.contains(document.activeElement)) timer.pause('focused');
    return () => {
      timer.stop();
      listening.abort();
    };
  }, [box, ms]);
}
