import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { toPageKey } from './toPageKey.ts';

/** The page shown last in this document; the frame around the pages comes and goes with signing in and out. */
let shownPageKey: string | null = null;

/** After going to another page: up to its top, and its heading is read out. The first page starts like any document. */
export function useFocusOnNavigation(): void {
  const page = toPageKey(useLocation());
  useEffect(() => {
    const first = shownPageKey === null;
    if (shownPageKey === page) return;
    shownPageKey = page;
    if (first) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [page]);
}
