import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const invalidFormCountAtom = atom(0);

/** Whether a form on the page was sent with mistakes; its title then begins with the word. */
export const pageHasErrorAtom = atom((get) => get(invalidFormCountAtom) > 0);

/** Several forms can stand on a page, and a dialog over it: one without mistakes does not speak for the others. */
export function usePageError(hasError: boolean): void {
  const count = useSetAtom(invalidFormCountAtom);
  useEffect(() => {
    if (!hasError) return;
    count((forms) => forms + 1);
    return () => count((forms) => forms - 1);
  }, [hasError, count]);
}
