import { type RefObject, useLayoutEffect, useState } from 'react';
import { useIsDesktop } from '../../../ui/layout/useIsDesktop.ts';
import { type MenuVariant, pickMenuVariant } from '../counters/counters.model.ts';

/** How the places are reached, by the width of the window and the room there is at the chosen size of text. */
export function useMenuVariant(header: RefObject<HTMLElement | null>): MenuVariant {
  const desktop = useIsDesktop();
  const [room, setRoom] = useState(() => pixelsToRem(innerWidth));
  useLayoutEffect(() => {
    const element = header.current;
    if (!element) return;
    const measure = () => setRoom(pixelsToRem(element.clientWidth));
    measure();
    // A new size of text changes the header's height.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [header]);
  return pickMenuVariant(desktop, room);
}

const pixelsToRem = (pixels: number): number =>
  pixels / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
