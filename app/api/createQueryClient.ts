import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { log } from '../lib/log.ts';

/** Creates the query cache. It does not retry, because the API does, and only that distinguishes reads from acts. */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    onError: (error, { queryKey }) => log.warn(`${String(queryKey[0])} could not be loaded`, error),
  });
  const client = new QueryClient({
    queryCache,
    mutationCache: new MutationCache({ onError: (error) => log.warn('something could not be saved', error) }),
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, gcTime: 10 * 60_000, networkMode: 'online' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // The library invalidates nothing while a query loads for the first time: that load, which may be older than the act,
  // would count as fresh.
  const outdated = new WeakSet<Query>();
  queryCache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const { data, fetchStatus } = query.state;
    if (action.type === 'invalidate' && data === undefined && fetchStatus !== 'idle') outdated.add(query);
    else if (action.type === 'fetch') outdated.delete(query);
    else if (action.type === 'success' && outdated.delete(query))
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  });
  return client;
}
