import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * For parts that change under somebody's hands, so that what had the focus is gone: as soon as `moment` is another, the
 * focus goes to the first match within the part (rule T6). Gives the ref of the part.
 */
export function useFocusOnChange(moment: unknown, selector: string): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(moment);
  const focus = useEffectEvent(() => part.current?.querySelector<HTMLElement>(selector)?.focus());
  useEffect(() => {
    if (before.current === moment) return;
    before.current = moment;
    focus();
  }, [moment]);
  return part;
}
