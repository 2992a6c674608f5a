import { useEffect, useState } from 'react';
import { type KeyboardFrame, toKeyboardFrame } from '../../lib/keyboard.ts';

/**
 * What the keyboard on the screen leaves of the window, while it is open: browsers lay it over the page, and move the
 * page up until the field that has the focus is visible.
 */
export function useKeyboardFrame(): KeyboardFrame | null {
  const [frame, setFrame] = useState<KeyboardFrame | null>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const update = () => {
      const next = toKeyboardFrame(document.documentElement.clientHeight, viewport);
      setFrame((known) => (known?.top === next?.top && known?.height === next?.height ? known : next));
    };
    update();
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
    };
  }, []);
  return frame;
}
