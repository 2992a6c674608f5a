import { type RefObject, useEffect } from 'react';

/** inFlow: the last thing on the page, which ends above it. over: nothing in the page makes room for it. */
type InsetKind = 'inFlow' | 'over';

/** All that lies over the bottom of the page now. */
const insets = new Map<Element, { height: number; lies: InsetKind }>();

function applyInsets(): void {
  const all = [...insets.values()];
  const toPixels = (heights: number[]) => (Math.max(0, ...heights) > 0 ? `${Math.max(...heights) + 24}px` : '');
  document.documentElement.style.scrollPaddingBottom = toPixels(all.map(({ height }) => height));
  document.body.style.paddingBottom = toPixels(all.map(({ height, lies }) => (lies === 'over' ? height : 0)));
}

/** Keeps focused elements clear of a box that covers the bottom of the page (rule T6). */
export function useBottomInset(box: RefObject<HTMLElement | null>, lies: InsetKind | null = 'inFlow'): void {
  useEffect(() => {
    const element = box.current;
    if (!element || lies === null) return;
    const observer = new ResizeObserver(([entry]) => {
      insets.set(element, { height: entry?.borderBoxSize[0]?.blockSize ?? 0, lies });
      applyInsets();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      insets.delete(element);
      applyInsets();
    };
  }, [box, lies]);
}
