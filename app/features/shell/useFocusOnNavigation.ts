import { atom, useStore } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { toPageKey } from './toPageKey.ts';

/** The page shown last. It outlives the layout, which is mounted anew on signing in and out. */
const shownPageKeyAtom = atom<string | null>(null);

/**
 * After each navigation, scrolls to the top and moves the focus to the page's heading, so that it is read out. The first
 * page is left as the browser has loaded it.
 */
export function useFocusOnNavigation(): void {
  const page = toPageKey(useLocation());
  const store = useStore();
  useEffect(() => {
    const shownPage = store.get(shownPageKeyAtom);
    store.set(shownPageKeyAtom, page);
    if (shownPage === null || shownPage === page) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [page, store]);
}
