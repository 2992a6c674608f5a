import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** Whether a form on the page was sent with mistakes; its title then begins with the word. */
export const pageHasErrorAtom = atom(false);

export function usePageError(hasError: boolean): void {
  const set = useSetAtom(pageHasErrorAtom);
  useEffect(() => {
    set(hasError);
    return () => set(false);
  }, [hasError, set]);
}
