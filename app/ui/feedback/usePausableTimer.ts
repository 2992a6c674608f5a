import { type RefObject, useEffect, useEffectEvent } from 'react';
import { createPausableTimer } from '../../lib/createPausableTimer.ts';

/** How long a banner is shown. */
export const BANNER_TIME_MS = 10_000;

/**
 * Calls back after `ms`, or never for null; pointer or focus in the box, or a hidden tab, stop the time (rule Z2).
 *
 * @param version of what is timed: another one restarts the time
 */
export function usePausableTimer(
  box: RefObject<HTMLElement | null>,
  ms: number | null,
  onEnd: () => void,
  version = 0,
): void {
  const end = useEffectEvent(onEnd);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version restarts the time
  useEffect(() => {
    const element = box.current;
    if (!element || ms === null) return;
    const timer = createPausableTimer(ms, () => end());
    const listening = new AbortController();
    const listen = (target: EventTarget, type: string, listener: () => void) =>
      target.addEventListener(type, listener, { signal: listening.signal });
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
  }, [box, ms, version]);
}
