import { useEffect, useState } from 'react';
import { type KeyboardFrame, toKeyboardFrame } from '../../lib/keyboard.ts';

const isSameFrame = (one: KeyboardFrame | null, other: KeyboardFrame | null): boolean =>
  one?.top === other?.top && one?.height === other?.height;

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
      setFrame((known) => (isSameFrame(known, next) ? known : next));
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
