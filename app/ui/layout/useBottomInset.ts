import { type RefObject, useEffect } from 'react';

/** inFlow: the last element of the page, which ends above it. over: it floats above those, so the page gets padding for it. */
type InsetKind = 'inFlow' | 'over';

/** The boxes that cover the bottom of the page now. */
const insets = new Map<Element, { height: number; kind: InsetKind }>();

function applyInsets(): void {
  const highest = (of: InsetKind) =>
    Math.max(0, ...[...insets.values()].map(({ height, kind }) => (kind === of ? height : 0)));
  const [inFlow, over] = [highest('inFlow'), highest('over')];
  /** The length that boxes and the bar of links below them cover. */
  const toLength = (bar: string, height: number) => (height > 0 ? `calc(var(${bar}, 0px) + ${height + GAP_PX}px)` : '');
  const { style } = document.documentElement;
  style.setProperty('--end-bar-height', inFlow > 0 ? `${inFlow}px` : '');
  style.scrollPaddingBottom = toLength('--bottom-bar-height', inFlow + over + (inFlow > 0 && over > 0 ? GAP_PX : 0));
  // What floats is above the last element, also where that does not stick.
  document.body.style.paddingBottom = toLength('--bottom-bar-room', over > 0 ? over + inFlow : 0);
}

const GAP_PX = 24;

/** Keeps focused elements clear of a box that covers the bottom of the page (rule T6). `--end-bar-height` tells toasts of it. */
export function useBottomInset(box: RefObject<HTMLElement | null>, kind: InsetKind | null = 'inFlow'): void {
  useEffect(() => {
    const element = box.current;
    if (!element || kind === null) return;
    const observer = new ResizeObserver(([entry]) => {
      // Below the window, as with large text, or held at no bottom, as on wide pages, a box covers nothing.
      const covers = Number.parseFloat(getComputedStyle(element).bottom) >= 0;
      insets.set(element, { height: covers ? (entry?.borderBoxSize[0]?.blockSize ?? 0) : 0, kind });
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
