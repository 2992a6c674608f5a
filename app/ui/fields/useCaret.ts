import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps the caret of an input whose text is reformatted while typing; `placeCaret` sets it for the next render. */
export function useCaret(): { input: RefObject<HTMLInputElement | null>; placeCaret: (position: number) => void } {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null && document.activeElement === input.current) {
      input.current?.setSelectionRange(caret.current, caret.current);
    }
    caret.current = null;
  });
  return {
    input,
    placeCaret: (position) => {
      caret.current = position;
    },
  };
}
