import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The ref of a head of the page that stays in the window: `--page-head-bottom` tells others how far down it reaches. */
export function useMeasureStickyHead<E extends HTMLElement>(): RefObject<E | null> {
  const box = useRef<E>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      page.setProperty('--page-head-bottom', `${element.getBoundingClientRect().bottom + scrollY}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.removeProperty('--page-head-bottom');
    };
  }, []);
  return box;
}
