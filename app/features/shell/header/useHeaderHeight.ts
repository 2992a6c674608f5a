import { type RefObject, useLayoutEffect } from 'react';

/** Sets `--header-height` on the page to the pixels that the header covers while the page scrolls. */
export function useHeaderHeight(header: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = header.current;
    if (!element) return;
    const page = document.documentElement.style;
    const measure = () => {
      const covered = getComputedStyle(element).position === 'sticky' ? element.offsetHeight : 0;
      page.setProperty('--header-height', `${covered}px`);
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
