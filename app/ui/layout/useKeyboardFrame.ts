import { useEffect, useState } from 'react';
import { type KeyboardFrame, watchKeyboard } from '../../lib/onScreenKeyboard.ts';

const isSameFrame = (one: KeyboardFrame | null, other: KeyboardFrame | null): boolean =>
  one?.top === other?.top && one?.height === other?.height;

/**
 * The part of the window that the on-screen keyboard leaves while it is open: browsers lay it over the page, and move
 * the page up until the focused field is visible.
 */
export function useKeyboardFrame(): KeyboardFrame | null {
  const [frame, setFrame] = useState<KeyboardFrame | null>(null);
  useEffect(() => watchKeyboard((next) => setFrame((known) => (isSameFrame(known, next) ? known : next))), []);
  return frame;
}
