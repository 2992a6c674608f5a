import { useQuery } from '@tanstack/react-query';

/**
 * Loads a rare part of a page as a query, so that a `QueryGate` shows its skeleton, or a failure that can be repeated.
 *
 * @param enabled false until it is needed
 */
export const useLazyPart = <Part>(name: string, load: () => Promise<Part>, enabled = true) =>
  useQuery({ queryKey: ['part', name], queryFn: load, staleTime: Number.POSITIVE_INFINITY, enabled });
