import { useEffect, useState } from 'react';
import { isKeyboardOpen } from '../../../lib/onScreenKeyboard.ts';

const textField =
  'textarea, [contenteditable=true], input:not([type=button], [type=checkbox], [type=color], [type=file], [type=image], [type=radio], [type=range], [type=reset], [type=submit])';

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
    const update = () => {
      clearTimeout(timer);
      if (isTyping()) setTyping(true);
      // Always checked again, because a window and its visible part change one after the other.
      timer = setTimeout(() => setTyping(isTyping()), RETURN_DELAY_MS);
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
