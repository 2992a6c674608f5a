import { type RefObject, useEffect, useRef } from 'react';

/** Where the list scrolls by itself, the row of the open conversation is in sight once it is there. */
export function useScrollOpenRowIntoView(open: string | null, loaded: boolean): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = list.current;
    const row = box?.querySelector<HTMLElement>('[aria-current=page]');
    if (open === null || !loaded || !box || !row) return;
    const frame = box.getBoundingClientRect();
    const { top, bottom } = row.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) box.scrollTop += top - frame.top - frame.height / 4;
  }, [open, loaded]);
  return list;
}
