import { type RefObject, useLayoutEffect, useState } from 'react';
import { useIsDesktop } from '../../../ui/layout/useIsDesktop.ts';
import { type MenuVariant, pickMenuVariant } from './pickMenuVariant.ts';

/** Picks the menu for the width of the window, and for the width of the header at the chosen text size. */
export function useMenuVariant(header: RefObject<HTMLElement | null>): MenuVariant {
  const desktop = useIsDesktop();
  const [widthRem, setWidthRem] = useState(() => pixelsToRem(innerWidth));
  useLayoutEffect(() => {
    const element = header.current;
    if (!element) return;
    const measure = () => setWidthRem(pixelsToRem(element.clientWidth));
    measure();
    // A new text size changes the header's height, which the observer reports.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [header]);
  return pickMenuVariant(desktop, widthRem);
}

const pixelsToRem = (pixels: number): number =>
  pixels / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
