import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isFocusLost } from './restoreLostFocus.ts';

/**
 * For content that changes while a member uses it: if the focused element is gone once `trigger` has changed, the focus
 * moves to the first match of `selector` (rule T6). Returns the ref of the container; unset, the page is searched.
 */
export function useFocusOnChange(trigger: unknown, selector: string): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const previous = useRef(trigger);
  const focus = useEffectEvent(() => {
    if (isFocusLost()) (container.current ?? document).querySelector<HTMLElement>(selector)?.focus();
  });
  useEffect(() => {
    if (previous.current === trigger) return;
    previous.current = trigger;
    focus();
  }, [trigger]);
  return container;
}
