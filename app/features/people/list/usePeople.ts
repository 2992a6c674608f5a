import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { fetchOnlineUsers } from '../../../api/contract/lists.ts';
import { useApi } from '../../../session/useSession.ts';
import type { Filters } from '../model/filters.model.ts';
import { nextOffset } from '../model/paging.model.ts';
import { peopleKeys } from '../model/peopleKeys.ts';
import { fetchMatchesPage, fetchVisitorsPage } from './fetchPeople.ts';
import { takeGenerationAtom } from './generated.atoms.ts';

/** Matches or visitors, page by page. */
export function usePeople(list: 'matches' | 'visitors', filters: Filters) {
  const api = useApi();
  const mayGenerate = useSetAtom(takeGenerationAtom);
  return useInfiniteQuery({
    queryKey: peopleKeys.filtered(list, filters),
    queryFn: ({ pageParam: offset, signal }) =>
      list === 'matches'
        ? fetchMatchesPage(api, { filters, offset, signal }, mayGenerate)
        : fetchVisitorsPage(api, { filters, offset, signal }),
    initialPageParam: 0,
    getNextPageParam: (_, pages) => nextOffset(pages, filters),
    // Whoever comes back to the window finds the list as it was: nothing jumps, and "New" stays where it stood.
    refetchOnWindowFocus: false,
  });
}

/** Everybody who is online, in one answer. */
export function useOnlinePeople() {
  const api = useApi();
  return useQuery({
    queryKey: peopleKeys.online,
    queryFn: ({ signal }) => api.call(fetchOnlineUsers, {}, { signal }),
    refetchOnWindowFocus: false,
  });
}
