import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../session/useSession.ts';
import { questionQuery } from '../questionQuery.ts';
import { firstShown, furtherBack, takeNewest } from './turns.ts';

/** Fetches the questions before a position, the nearest few at first. A question in the cache is not fetched again. */
export function useEarlierQuestions(position: number) {
  const api = useApi();
  const [shownBefore, setShownBefore] = useState(Number.POSITIVE_INFINITY);
  const first = firstShown(shownBefore, position);
  if (first !== shownBefore) setShownBefore(first);
  const queries = useQueries({
    queries: Array.from({ length: position - first }, (_, index) => ({
      ...questionQuery(api, first + index),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  const loaded = takeNewest(queries.map(({ data }) => data));
  const missing = queries.slice(0, queries.length - loaded.length);
  return {
    questions: loaded.map(({ question }) => ({ question, position: question.orderId })),
    /** Whether there are more than those. */
    hasEarlier: missing.length > 0 || first > 1,
    isLoading: missing.some(({ isFetching }) => isFetching),
    error: missing.at(-1)?.error ?? null,
    showEarlier(): void {
      const failed = missing.filter(({ isError }) => isError);
      for (const { refetch } of failed) void refetch();
      if (failed.length === 0) setShownBefore(furtherBack(first));
    },
  };
}
