import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { log } from '../lib/log.ts';

/** Creates the query cache. It does not retry, because the API does, and only that distinguishes reads from acts. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => log.warn(`${String(queryKey[0])} could not be loaded`, error),
    }),
    mutationCache: new MutationCache({ onError: (error) => log.warn('something could not be saved', error) }),
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, gcTime: 10 * 60_000, networkMode: 'online' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
