import { type RefObject, useEffect } from 'react';

/** inFlow: the last element of the page, which ends above it. over: it floats, so the page gets padding for it. */
type InsetKind = 'inFlow' | 'over';

/** The boxes that cover the bottom of the page now. */
const insets = new Map<Element, { height: number; kind: InsetKind }>();

function applyInsets(): void {
  const all = [...insets.values()];
  /** With the bar of links, above which all of them stand. */
  const toLength = (bar: string, heights: number[]) =>
    Math.max(0, ...heights) > 0 ? `calc(var(${bar}, 0px) + ${Math.max(...heights) + 24}px)` : '';
  const heights = all.map(({ height }) => height);
  const heightsOver = all.map(({ height, kind }) => (kind === 'over' ? height : 0));
  document.documentElement.style.scrollPaddingBottom = toLength('--bottom-bar-height', heights);
  document.body.style.paddingBottom = toLength('--bottom-bar-room', heightsOver);
}

/** Keeps focused elements clear of a box that covers the bottom of the page (rule T6). */
export function useBottomInset(box: RefObject<HTMLElement | null>, kind: InsetKind | null = 'inFlow'): void {
  useEffect(() => {
    const element = box.current;
    if (!element || kind === null) return;
    const observer = new ResizeObserver(([entry]) => {
      // A box with large text may stick below the window, where it covers nothing.
      const isBelow = Number.parseFloat(getComputedStyle(element).bottom) < 0;
      insets.set(element, { height: isBelow ? 0 : (entry?.borderBoxSize[0]?.blockSize ?? 0), kind });
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
