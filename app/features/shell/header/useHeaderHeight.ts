import { type RefObject, useLayoutEffect } from 'react';

/**
 * Publishes as `--header-height` of the page how much of the window the header covers while the page scrolls. Follows
 * every change of the header, as when the text size changes.
 */
export function useHeaderHeight(header: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = header.current;
    if (!element) return;
    const page = document.documentElement.style;
    const measure = () => {
      const covers = getComputedStyle(element).position === 'sticky' ? element.offsetHeight : 0;
      page.setProperty('--header-height', `${covers}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.removeProperty('--header-height');
    };
  }, [header]);
}
