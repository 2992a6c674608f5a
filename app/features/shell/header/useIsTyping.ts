import { useEffect, useState } from 'react';
import { isKeyboardOpen } from '../../../lib/onScreenKeyboard.ts';

const textField =
  'textarea, [contenteditable=true], input:not([type=button], [type=checkbox], [type=color], [type=file], [type=image], [type=radio], [type=range], [type=reset], [type=submit])';

/** Time between two looks while the member types. */
const LOOK_AGAIN_MS = 1000;

/** Time in which a press outside the field reaches its target before the layout changes. */
const RETURN_DELAY_MS = 300;

/** Whether the member is typing: a text field has the focus, or a keyboard covers part of the window. */
export function useIsTyping(): boolean {
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    const viewport = window.visualViewport;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isTyping = () =>
      document.activeElement?.matches(textField) === true ||
      (viewport !== null && isKeyboardOpen(innerHeight, viewport));
    // Checked again and again, because not every browser tells when a field with the focus goes or a keyboard closes.
    const check = () => {
      const now = isTyping();
      setTyping(now);
      if (now) timer = setTimeout(check, LOOK_AGAIN_MS);
    };
    const update = () => {
      clearTimeout(timer);
      if (isTyping()) setTyping(true);
      timer = setTimeout(check, RETURN_DELAY_MS);
    };
    update();
    document.addEventListener('focusin', update);
    document.addEventListener('focusout', update);
    viewport?.addEventListener('resize', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', update);
      document.removeEventListener('focusout', update);
      viewport?.removeEventListener('resize', update);
    };
  }, []);
  return typing;
}
