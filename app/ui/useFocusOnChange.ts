import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isFocusLost } from './catchFocus.ts';

/**
 * For parts that change under somebody's hands: if what had the focus is gone when `moment` is another, the focus goes
 * to the first match within the part (rule T6). Gives the ref of the part; without one, the whole page is the part.
 */
export function useFocusOnChange(moment: unknown, selector: string): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(moment);
  const focus = useEffectEvent(() => {
    if (isFocusLost()) (part.current ?? document).querySelector<HTMLElement>(selector)?.focus();
  });
  useEffect(() => {
    if (before.current === moment) return;
    before.current = moment;
    focus();
  }, [moment]);
  return part;
}
