import { type RefObject, useEffect } from 'react';

/**
 * Keeps what is focused clear of a box that covers the top of the page (rule T6), and tells the page by `--toast-room` how
 * much room to leave for it below the header, so that no control is covered where the page begins.
 */
export function useToastRoomAtTop(box: RefObject<HTMLElement | null>, enabled: boolean): void {
  useEffect(() => {
    const element = box.current;
    if (!element || !enabled) return;
    const page = document.documentElement;
    const leave = (room: number) => {
      const before = Number.parseFloat(page.style.getPropertyValue('--toast-room')) || 0;
      page.style.setProperty('--toast-room', `${room}px`);
      // Browsers without scroll anchoring, such as older Safari, do not keep in place what is read.
      if (scrollY > 0 && !CSS.supports('overflow-anchor', 'auto')) scrollBy(0, room - before);
    };
    const observer = new ResizeObserver(() => leave(element.offsetHeight > 0 ? element.offsetHeight + GAP_PX : 0));
    observer.observe(element);
    return () => {
      observer.disconnect();
      leave(0);
    };
  }, [box, enabled]);
}

/** Gap between the box and the page. */
const GAP_PX = 8;
