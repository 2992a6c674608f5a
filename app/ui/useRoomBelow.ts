import { type RefObject, useEffect } from 'react';

/** inFlow: the last thing on the page, which ends above it. over: nothing in the page makes room for it. */
type Lies = 'inFlow' | 'over';

/** All that lies over the bottom of the page now. */
const boxes = new Map<Element, { height: number; lies: Lies }>();

function makeRoom(): void {
  const all = [...boxes.values()];
  const toPixels = (heights: number[]) => (Math.max(0, ...heights) > 0 ? `${Math.max(...heights) + 24}px` : '');
  document.documentElement.style.scrollPaddingBottom = toPixels(all.map(({ height }) => height));
  document.body.style.paddingBottom = toPixels(all.map(({ height, lies }) => (lies === 'over' ? height : 0)));
}

/** Keeps focused elements clear of a box that covers the bottom of the page (rule T6). */
export function useRoomBelow(box: RefObject<HTMLElement | null>, lies: Lies | null = 'inFlow'): void {
  useEffect(() => {
    const element = box.current;
    if (!element || lies === null) return;
    const observer = new ResizeObserver(([entry]) => {
      boxes.set(element, { height: entry?.borderBoxSize[0]?.blockSize ?? 0, lies });
      makeRoom();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      boxes.delete(element);
      makeRoom();
    };
  }, [box, lies]);
}
