import { atom, useStore } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from '../../ui/navigation/navigation.ts';
import { toPageKey } from './toPageKey.ts';

/** Key of the page shown last. It outlives the layout, which is mounted again on signing in and out. */
const shownPageKeyAtom = atom<string | null>(null);

/** Whether Back, Forward or reloading led to the current page, and PagePositions has restored its position. */
export const isRestoredAtom = atom(false);

/**
 * Scrolls to the top (reading 73) and focuses the page's heading after each navigation but the first, so that it is
 * read out.
 */
export function useFocusOnNavigation(): void {
  const page = toPageKey(useLocation());
  const store = useStore();
  useEffect(() => {
    const shownPage = store.get(shownPageKeyAtom);
    store.set(shownPageKeyAtom, page);
    if (shownPage === null || shownPage === page || store.get(isRestoredAtom)) return;
    window.scrollTo(0, 0);
    focusHeading();
  }, [page, store]);
}

export const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
