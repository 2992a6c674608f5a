import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const invalidFormCountAtom = atom(0);

/** Whether a form on the page shows problems; the title of the document then begins with "Error". */
export const hasInvalidFormAtom = atom((get) => get(invalidFormCountAtom) > 0);

/** Counts a form with problems. It is a count because a page, and a dialog over it, can have several forms. */
export function useCountInvalidForm(hasProblem: boolean): void {
  const setCount = useSetAtom(invalidFormCountAtom);
  useEffect(() => {
    if (!hasProblem) return;
    setCount((count) => count + 1);
    return () => setCount((count) => count - 1);
  }, [hasProblem, setCount]);
}
