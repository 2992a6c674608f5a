import { atom, useStore } from 'jotai';
import { useEffect } from 'react';

/** The events by which a member uses a page. The focus is none of them, because scripts move it too. */
export const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Whether the member has used the document since its layout was first mounted. */
export const hasInputAtom = atom(false);

/** Notes the first input, for code that is loaded after the page and must not move it then (PagePositions). */
export function useFirstInput(): void {
  const store = useStore();
  useEffect(() => {
    const listening = new AbortController();
    const note = () => {
      store.set(hasInputAtom, true);
      listening.abort();
    };
    for (const input of inputs) addEventListener(input, note, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [store]);
}
