import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Opens the current question at its place in the window and keeps it there while earlier turns are loaded. Once the
 * member has done something, earlier turns are put above without moving what is on the screen.
 *
 * @param past element of the earlier turns, without height if there are none
 */
export function useConversationScroll(
  past: RefObject<HTMLElement | null>,
  present: RefObject<HTMLElement | null>,
): void {
  // Back and reloading lead to where the page was scrolled.
  const isReturn = useNavigationType() === 'POP';
  const isTouched = useRef(false);
  const shownHeight = useRef<number | null>(null);

  useEffect(() => {
    const listeners = new AbortController();
    const touch = () => {
      isTouched.current = true;
    };
    for (const input of inputs)
      window.addEventListener(input, touch, { capture: true, passive: true, signal: listeners.signal });
    return () => listeners.abort();
  }, []);
  // A ResizeObserver would scroll after the browser has counted what moved.
  useLayoutEffect(() => {
    const height = past.current?.offsetHeight ?? 0;
    const before = shownHeight.current;
    shownHeight.current = height;
    if (height === 0 || height === before) return;
    if (before !== null && isTouched.current) window.scrollBy({ top: height - before, behavior: 'instant' });
    else scrollToStart(present.current);
  });
  useEffect(() => {
    if (isReturn || !past.current?.offsetHeight) return;
    // By then the layout of the app has scrolled the page to its top, as it does with every new page.
    const frame = requestAnimationFrame(() => scrollToStart(present.current));
    return () => cancelAnimationFrame(frame);
  }, [isReturn, past, present]);
}

const scrollToStart = (element: Element | null) => element?.scrollIntoView({ block: 'start', behavior: 'instant' });
