import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { toShownPage } from './arrival.model.ts';

/** The page shown last in this document; the frame around the pages comes and goes with signing in and out. */
let shown: string | null = null;

/** After going to another page: up to its top, and its heading is read out. The first page starts like any document. */
export function useArrival(): void {
  const page = toShownPage(useLocation());
  useEffect(() => {
    const first = shown === null;
    if (shown === page) return;
    shown = page;
    if (first) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [page]);
}
