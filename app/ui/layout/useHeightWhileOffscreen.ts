import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { findScroller } from './findScroller.ts';

/** Length up to which a list is in the document as a whole, so that the browser's search finds any text. */
export const MAX_WHOLE_LIST = 60;

/** Margin around the window, larger than that in which browsers draw what has `content-visibility: auto`. */
const NEAR = '300% 0px';

const listeners = new WeakMap<Element, (entry: IntersectionObserverEntry) => void>();
/** Observers, one for all elements that scroll in the same box, because each costs time in every frame. */
const observers = new WeakMap<Element, IntersectionObserver>();

function observerOf(scroller: Element): IntersectionObserver {
  const known = observers.get(scroller);
  if (known) return known;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry);
    },
    { root: scroller === document.documentElement ? null : scroller, rootMargin: NEAR },
  );
  observers.set(scroller, observer);
  return observer;
}

function observe(element: Element, listener: (entry: IntersectionObserverEntry) => void): () => void {
  const observer = observerOf(findScroller(element));
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    observer.unobserve(element);
    listeners.delete(element);
  };
}

/**
 * The height, in pixels, of an element that is several screens away from what is shown of the box it scrolls in, so that
 * it keeps its place without its content. Null near what is shown, as long as it is not observed, when it held the focus
 * as it moved away, and for printing. While the element is not rendered at all, as under `display: none`, nothing
 * changes.
 */
export function useHeightWhileOffscreen(box: RefObject<Element | null>, observed: boolean): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!observed || !element) return;
    const stop = observe(element, ({ isIntersecting, boundingClientRect }) => {
      const isRendered = boundingClientRect.width > 0;
      const isNear = isIntersecting || element.contains(document.activeElement);
      // A transition gives way to scrolling.
      if (isNear || isRendered) startTransition(() => setHeight(isNear ? null : boundingClientRect.height));
    });
    const showForPrint = () => flushSync(() => setHeight(null));
    window.addEventListener('beforeprint', showForPrint);
    return () => {
      stop();
      window.removeEventListener('beforeprint', showForPrint);
    };
  }, [box, observed]);
  return observed ? height : null;
}
