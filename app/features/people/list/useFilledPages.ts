import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { PAGE_SIZE } from '../../../api/contract/listSchemas.ts';
import { memberIdAtom } from '../../../session/session.atoms.ts';
import { listLengths } from './listLengths.ts';
import type { ListView } from './useListView.ts';

/** Pages fetched for one press, at most: a filter that fits hardly anybody must not load a whole list. */
const MAX_PAGES_PER_PRESS = 5;
/** Pages fetched anew after reloading, at most. */
const MAX_RESTORED_PAGES = 20;

interface Goal {
  /** The view that it belongs to. */
  view: string;
  /** People who fit. */
  wanted: number;
  /** Pages loaded, at most. */
  pages: number;
}

interface LoadedPages {
  /** Of `toViewKey`. */
  view: string;
  /** People loaded who fit. */
  fitting: number;
  pageCount: number;
  hasNextPage: boolean;
  isFetching: boolean;
  failed: boolean;
  fetchNextPage: () => unknown;
}

/**
 * Fetches page after page until a page-full more of people fit, the list ends, or enough has been tried; first of all,
 * until the list is as long as it was before the page was reloaded.
 */
export function useFilledPages(loaded: LoadedPages): { busy: boolean; showMore: () => void } {
  const { view, fitting, pageCount, hasNextPage, isFetching, failed, fetchNextPage } = loaded;
  const member = useAtomValue(memberIdAtom) ?? '';
  const [set, setGoal] = useState<Goal | null>(null);
  const [start, setStart] = useState(() => startGoal(member, view));
  if (start.view !== view) setStart(startGoal(member, view));
  const goal = set?.view === view ? set : start;
  const unmet = pageCount > 0 && hasNextPage && fitting < goal.wanted && pageCount < goal.pages;
  const due = unmet && !failed && !isFetching;
  useEffect(() => {
    if (due) fetchNextPage();
    else if (pageCount > 1 && !unmet) listLengths.write(member, view, pageCount);
  }, [due, unmet, fetchNextPage, member, view, pageCount]);
  return {
    busy: isFetching || due,
    showMore() {
      setGoal({ view, wanted: fitting + PAGE_SIZE, pages: pageCount + MAX_PAGES_PER_PRESS });
      // After a failure nothing is due by itself.
      if (failed && !isFetching) fetchNextPage();
    },
  };
}

/** Names what a list shows: which people, and in which order. */
export const toViewKey = (list: string, view: ListView): string => `${list} ${JSON.stringify(view)}`;

function startGoal(member: string, view: string): Goal {
  const pages = Math.min(listLengths.read(member, view), MAX_RESTORED_PAGES);
  return pages > 1
    ? { view, wanted: Number.POSITIVE_INFINITY, pages }
    : { view, wanted: PAGE_SIZE, pages: MAX_PAGES_PER_PRESS };
}
