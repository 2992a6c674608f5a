import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isFocusLost } from './restoreLostFocus.ts';

/**
 * For parts that change while a member uses them: if the focused element is gone once `moment` has changed, the focus
 * moves to the first match within the part (rule T6). Returns the ref of the part; without one, the part is the page.
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
