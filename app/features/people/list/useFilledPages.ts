import { useEffect, useState } from 'react';
import { PAGE_SIZE } from '../../../api/contract/listSchemas.ts';

/** Pages fetched for one press, at most: a filter that fits hardly anybody must not load a whole list. */
const MAX_PAGES_PER_PRESS = 5;

interface Goal {
  /** Of the view that it belongs to. */
  key: string;
  /** People who fit. */
  wanted: number;
  /** Pages loaded, at most. */
  pages: number;
}

interface LoadedPages {
  /** Changes with the view. */
  key: string;
  /** People loaded who fit. */
  fitting: number;
  pageCount: number;
  hasNextPage: boolean;
  isFetching: boolean;
  failed: boolean;
  fetchNextPage: () => unknown;
}

/** Fetches page after page until a page-full more of people fit, the list ends, or enough has been tried. */
export function useFilledPages(loaded: LoadedPages): { busy: boolean; showMore: () => void } {
  const { key, fitting, pageCount, hasNextPage, isFetching, failed, fetchNextPage } = loaded;
  const [set, setGoal] = useState<Goal | null>(null);
  const goal = set?.key === key ? set : { key, wanted: PAGE_SIZE, pages: MAX_PAGES_PER_PRESS };
  const unmet = pageCount > 0 && hasNextPage && fitting < goal.wanted && pageCount < goal.pages;
  const due = unmet && !failed && !isFetching;
  useEffect(() => {
    if (due) fetchNextPage();
  }, [due, fetchNextPage]);
  return {
    busy: isFetching || due,
    showMore() {
      setGoal({ key, wanted: fitting + PAGE_SIZE, pages: pageCount + MAX_PAGES_PER_PRESS });
      // After a failure nothing is due by itself.
      if (failed && !isFetching) fetchNextPage();
    },
  };
}
