import { type RefObject, useEffect } from 'react';

/** inFlow: the last element of the page, which ends above it. over: it floats, so the page gets padding for it. */
type InsetKind = 'inFlow' | 'over';

/** The boxes that cover the bottom of the page now. */
const insets = new Map<Element, { height: number; kind: InsetKind }>();

function applyInsets(): void {
  const all = [...insets.values()];
  const toPixels = (heights: number[]) => (Math.max(0, ...heights) > 0 ? `${Math.max(...heights) + 24}px` : '');
  document.documentElement.style.scrollPaddingBottom = toPixels(all.map(({ height }) => height));
  document.body.style.paddingBottom = toPixels(all.map(({ height, kind }) => (kind === 'over' ? height : 0)));
}

/** Keeps focused elements clear of a box that covers the bottom of the page (rule T6). */
export function useBottomInset(box: RefObject<HTMLElement | null>, kind: InsetKind | null = 'inFlow'): void {
  useEffect(() => {
    const element = box.current;
    if (!element || kind === null) return;
    const observer = new ResizeObserver(([entry]) => {
      insets.set(element, { height: entry?.borderBoxSize[0]?.blockSize ?? 0, kind });
      applyInsets();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      insets.delete(element);
      applyInsets();
    };
  }, [box, kind]);
}
