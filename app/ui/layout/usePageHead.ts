import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The ref of a head of the page that stays below the header: `--page-head-height` tells others how much it covers. */
export function usePageHead<E extends HTMLElement>(): RefObject<E | null> {
  const box = useRef<E>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() => page.setProperty('--page-head-height', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.removeProperty('--page-head-height');
    };
  }, []);
  return box;
}
