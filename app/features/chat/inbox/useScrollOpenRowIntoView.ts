import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls the list to the row of the open conversation once it is loaded. The ref is for the scrolling element. */
export function useScrollOpenRowIntoView(open: string | null, loaded: boolean): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const list = ref.current;
    const row = list?.querySelector<HTMLElement>('[aria-current=page]');
    if (open === null || !loaded || !list || !row) return;
    const frame = list.getBoundingClientRect();
    const { top, bottom } = row.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) list.scrollTop += top - frame.top - frame.height / 4;
  }, [open, loaded]);
  return ref;
}
