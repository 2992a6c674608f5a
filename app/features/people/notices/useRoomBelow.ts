import { type RefObject, useEffect } from 'react';

/** Keeps what gets the focus clear of a box that lies over the bottom of the page (rule T6). */
export function useRoomBelow(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      style.scrollPaddingBottom = height > 0 ? `${height + 24}px` : '';
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, [box]);
}
