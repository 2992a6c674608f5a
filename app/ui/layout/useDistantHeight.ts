import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Beyond the room in which browsers draw what has `content-visibility: auto`. */
const NEAR = '300% 0px';

const listeners = new WeakMap<Element, (entry: IntersectionObserverEntry) => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all elements: each one costs time in every frame. */
function observe(element: Element, listener: (entry: IntersectionObserverEntry) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry);
    },
    { rootMargin: NEAR },
  );
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    listeners.delete(element);
  };
}

/**
 * The height, in pixels, of an element that is several screens away from the window, so that it keeps its place without
 * its content. Null near the window, as long as it is not observed, when it held the focus as it moved away, and for
 * printing.
 */
export function useDistantHeight(box: RefObject<Element | null>, observed: boolean): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!observed || !element) return;
    const stop = observe(element, ({ isIntersecting, boundingClientRect }) => {
      const isNear = isIntersecting || element.contains(document.activeElement);
      // A transition gives way to scrolling.
      startTransition(() => setHeight(isNear ? null : boundingClientRect.height));
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
