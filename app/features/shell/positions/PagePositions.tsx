import { useStore } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { useNavigationType } from 'react-router';
import {
  findReferenced,
  type PagePosition,
  pagePositions,
  toElementReference,
  toHistoryEntry,
} from '../../../lists/pagePositions.ts';
import { memberIdAtom } from '../../../session/session.atoms.ts';
import { useLocation } from '../../../ui/navigation/navigation.ts';
import { hasInputAtom } from '../useFirstInput.ts';
import { isRestoredAtom } from '../useFocusOnNavigation.ts';
import { restorePagePosition } from './restorePagePosition.ts';

interface Address {
  key: string;
  pathname: string;
}

export interface PagePositionsProps {
  router: {
    state: { location: Address };
    subscribe: (listen: (state: { location: Address }) => void) => () => void;
  };
  member: string;
}

/** The positions of pages: Back, Forward and reloading restore the scroll position and the focus. */
export function PagePositions({ router, member }: PagePositionsProps) {
  useKeepPosition(router, member);
  useRestorePosition(member);
  return null;
}

/** Notes the position of each page as it is left, while it is still on the screen. */
function useKeepPosition(router: PagePositionsProps['router'], member: string): void {
  const store = useStore();
  useEffect(() => {
    // The browser would scroll before the page is rendered.
    history.scrollRestoration = 'manual';
    let pressed: Element | null = null;
    let shown = router.state.location;
    const keep = () => {
      // The loading screen has no position.
      if (!document.getElementById('main')) return;
      pagePositions.write(member, toHistoryEntry(shown), capturePagePosition(pressed));
    };
    const unsubscribe = router.subscribe(({ location }) => {
      if (location.key === shown.key) return;
      keep();
      isNewlyOpened = false;
      pressed = null;
      shown = location;
    });
    const endSession = store.sub(memberIdAtom, pagePositions.clear);
    const listeners = new AbortController();
    const { signal } = listeners;
    const press = ({ target }: Event) => (pressed = target instanceof Element ? target : null);
    document.addEventListener('click', press, { capture: true, signal });
    window.addEventListener('pagehide', keep, { signal });
    return () => {
      unsubscribe();
      endSession();
      listeners.abort();
    };
  }, [router, member, store]);
}

function useRestorePosition(member: string): void {
  const entry = toHistoryEntry(useLocation());
  const isReturn = useNavigationType() === 'POP';
  const store = useStore();
  useLayoutEffect(() => {
    const isUsed = isFirst && store.get(hasInputAtom);
    isFirst = false;
    const position = isReturn && !isNewlyOpened && !isUsed ? pagePositions.read(member, entry) : null;
    store.set(isRestoredAtom, position !== null);
    return position ? restorePagePosition(position) : undefined;
  }, [member, entry, isReturn, store]);
}

/**
 * Whether this is a document's first page, which may have been used before this code arrived and then stays as it is.
 */
let isFirst = true;

/**
 * Whether the document was opened by an address and has not navigated yet, so that it is no page of the tab's history.
 */
let isNewlyOpened =
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'navigate';

/** Reads how far the open page is scrolled, and by which element to find that place again. */
function capturePagePosition(pressed: Element | null): PagePosition {
  const content = document.getElementById('main')!;
  // Safari gives a pressed link no focus.
  const element = [pressed, document.activeElement].find((each) => each && each !== content && content.contains(each));
  const target = element ? toElementReference(content, element) : null;
  return {
    scrollY: window.scrollY,
    target,
    targetTop: (target && findReferenced(content, target)?.getBoundingClientRect().top) ?? 0,
  };
}
