import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isFocusLost } from './restoreLostFocus.ts';

/** Focuses `selector`, in the container if that is set, when a change of `trigger` has lost the focus (rule T6). */
export function useRestoreFocusOnChange(trigger: unknown, selector: string): RefObject<HTMLDivElement | null> {
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
