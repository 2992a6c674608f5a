import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Time for which a banner is shown. */
export const BANNER_TIME_MS = 10_000;

/**
 * Calls back once, after `ms`, or never for null. Pointer or focus in the box, or a hidden tab, stop the timer, which
 * then starts from its beginning (rule Z2).
 *
 * @param version restarts the timer when it changes
 */
export function useRestartingTimer(
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
    const listening = new AbortController();
    const reasonsToWait = new Set<'hovered' | 'focused' | 'hidden'>();
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      clearTimeout(timeout);
      if (reasonsToWait.size > 0) return;
      timeout = setTimeout(() => {
        listening.abort();
        end();
      }, ms);
    };
    const wait = (reason: 'hovered' | 'focused' | 'hidden', applies: boolean) => {
      if (applies) reasonsToWait.add(reason);
      else if (!reasonsToWait.delete(reason)) return;
      start();
    };
    const listen = (target: EventTarget, type: string, listener: () => void) =>
      target.addEventListener(type, listener, { signal: listening.signal });
    listen(element, 'pointerenter', () => wait('hovered', true));
    listen(element, 'pointerleave', () => wait('hovered', false));
    listen(element, 'focusin', () => wait('focused', true));
    listen(element, 'focusout', () => wait('focused', false));
    listen(document, 'visibilitychange', () => wait('hidden', document.hidden));
    start();
    wait('hidden', document.hidden);
    wait('focused', element.contains(document.activeElement));
    return () => {
      clearTimeout(timeout);
      listening.abort();
    };
  }, [box, ms, version]);
}
