import { type RefObject, useLayoutEffect } from 'react';

/** Tells the styles of the box, as `--header-height`, how much of the window the header covers while the page scrolls. */
export function useHeaderHeight(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const header = document.querySelector('header');
    const element = box.current;
    if (!header || !element) return;
    const measure = () => {
      const height = getComputedStyle(header).position === 'sticky' ? header.offsetHeight : 0;
      element.style.setProperty('--header-height', `${height}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(header);
    return () => observer.disconnect();
  }, [box]);
}
