import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { ACTION_BAR_ATTRIBUTE } from '../../../ui/layout/stickAtBottom.ts';
import { useBottomInset } from '../../../ui/layout/useBottomInset.ts';

const MAX_PHONE_WIDTH_PX = 719;
/** Fraction of the window's height that a bar may take, which it exceeds with large text. */
const MAX_HEIGHT_SHARE = 0.165;

/** Whether a bar may stay pinned to the bottom of the window. */
export const isPinnable = (barHeight: number, { width, height }: { width: number; height: number }): boolean =>
  width <= MAX_PHONE_WIDTH_PX && barHeight <= height * MAX_HEIGHT_SHARE;

const isPhone = () => innerWidth <= MAX_PHONE_WIDTH_PX;

/**
 * Whether a box with actions is pinned to the bottom of the window, in the place of the bar of links: on phones, as long
 * as it is low. The page leaves room for it, and `--action-bar-height` tells others how much it covers.
 */
export function usePinnedActionBar(box: RefObject<HTMLElement | null>): boolean {
  const [pinned, setPinned] = useState(isPhone);
  useEffect(() => {
    // A pinned bar is measured in the new window.
    const retry = () => setPinned(isPhone());
    addEventListener('resize', retry);
    return () => removeEventListener('resize', retry);
  }, []);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !pinned) return;
    const page = document.documentElement.style;
    const measure = () => {
      const { offsetHeight } = element;
      if (!isPinnable(offsetHeight, { width: innerWidth, height: innerHeight })) setPinned(false);
      page.setProperty('--action-bar-height', `${offsetHeight}px`);
    };
    document.documentElement.toggleAttribute(ACTION_BAR_ATTRIBUTE, true);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.removeProperty('--action-bar-height');
      document.documentElement.toggleAttribute(ACTION_BAR_ATTRIBUTE, false);
    };
  }, [box, pinned]);
  useBottomInset(box, pinned ? 'over' : null);
  return pinned;
}
