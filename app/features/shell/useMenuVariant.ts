import { type RefObject, useLayoutEffect, useState } from 'react';
import { useDesktop } from '../../ui/useDesktop.ts';
import { type MenuVariant, pickMenuVariant } from './shell.model.ts';

/** How the places are reached, by the width of the window and the room there is at the chosen size of text. */
export function useMenuVariant(header: RefObject<HTMLElement | null>): MenuVariant {
  const desktop = useDesktop();
  const [room, setRoom] = useState(() => toRem(innerWidth));
  useLayoutEffect(() => {
    const element = header.current;
    if (!element) return;
    const measure = () => setRoom(toRem(element.clientWidth));
    measure();
    // A new size of text changes the header's height.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [header]);
  return pickMenuVariant(desktop, room);
}

const toRem = (pixels: number): number =>
  pixels / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
