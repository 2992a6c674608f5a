import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import * as z from 'zod/mini';
import { PAGE_SIZE } from '../api/contract/listSchemas.ts';
import { createTabEntries } from '../lib/storage/createTabEntries.ts';
import { memberIdAtom } from '../session/session.atoms.ts';

/** Pages fetched for one press, at most: a filter that hardly anybody passes must not load a whole list. */
const MAX_PAGES_PER_PRESS = 5;
/** Pages fetched again after reloading, at most. */
const MAX_RESTORED_PAGES = 20;

interface Goal {
  /** View to which it belongs. */
  view: string;
  /** Rows that fit. */
  wanted: number;
  /** Pages loaded, at most. */
  pages: number;
}

interface LoadedPages {
  /** Name of what the list shows, in which order. */
  view: string;
  /** Rows loaded that fit: those that filters leave. */
  fitting: number;
  pageCount: number;
  hasNextPage: boolean;
  isFetching: boolean;
  failed: boolean;
  fetchNextPage: () => unknown;
}

/**
 * Fetches page after page until a page-full more rows fit, the list ends, or enough has been tried. After Back or
 * reloading, the list first grows to its former length.
 */
export function useFilledPages(loaded: LoadedPages): { busy: boolean; showMore: () => void } {
  const { view, fitting, pageCount, hasNextPage, isFetching, failed, fetchNextPage } = loaded;
  const member = useAtomValue(memberIdAtom) ?? '';
  const [set, setGoal] = useState<Goal | null>(null);
  const isReturn = useNavigationType() === 'POP';
  const pickStart = () => toStartGoal(view, isReturn ? listLengths.read(member, view) : null);
  const [start, setStart] = useState(pickStart);
  if (start.view !== view) setStart(pickStart());
  const goal = set?.view === view ? set : start;
  const unmet = pageCount > 0 && hasNextPage && fitting < goal.wanted && pageCount < goal.pages;
  const due = unmet && !failed && !isFetching;
  useEffect(() => {
    if (due) fetchNextPage();
    else if (pageCount > 0 && !unmet) listLengths.write(member, view, pageCount);
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

/** @param known number of pages of the list when it was left; null if unknown */
function toStartGoal(view: string, known: number | null): Goal {
  const pages = Math.min(known ?? 1, MAX_RESTORED_PAGES);
  return pages > 1
    ? { view, wanted: Number.POSITIVE_INFINITY, pages }
    : { view, wanted: PAGE_SIZE, pages: MAX_PAGES_PER_PRESS };
}

const MAX_VIEWS = 10;

/** Number of loaded pages of each view, so that a list is as long as before after reloading. */
const listLengths = createTabEntries('listLengths', z.int(), MAX_VIEWS);
