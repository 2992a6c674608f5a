import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { atom } from 'jotai';
import { PAGE_SIZE } from '../../../api/contract/listSchemas.ts';
import { fetchOnlineUsers } from '../../../api/contract/memberLists.ts';
import type { Api } from '../../../api/createApi.ts';
import { matchesKey, onlineKey, visitorsKey } from '../../../api/queryKeys.ts';
import { toNextOffset } from '../../../member/people/listPages.ts';
import type { Filters } from '../../../member/people/matchFilters.ts';
import { ownedAtom } from '../../../session/ownedAtom.ts';
import { memberIdAtom } from '../../../session/session.atoms.ts';
import { fetchMatchesPage, fetchVisitorsPage } from './fetchPeoplePages.ts';

/**
 * Options by which a list stays as it was when the member returns to the window or, however late, from a profile:
 * nothing jumps, and "New" badges stay.
 */
const kept = { refetchOnWindowFocus: false, retryOnMount: false, gcTime: Number.POSITIVE_INFINITY } as const;

/** Number of online members that are shown. */
export const shownOnlineAtom = ownedAtom(PAGE_SIZE);

/**
 * The query of matches or visitors, page by page.
 *
 * @param mayGenerate see fetchMatchesPage
 */
export const peoplePagesQuery = (
  api: Api,
  list: 'matches' | 'visitors',
  filters: Filters,
  mayGenerate: () => boolean,
) =>
  infiniteQueryOptions({
    queryKey: [...(list === 'matches' ? matchesKey : visitorsKey), filters],
    queryFn: ({ pageParam: offset, signal }) =>
      list === 'matches'
        ? fetchMatchesPage(api, { filters, offset, signal }, mayGenerate)
        : fetchVisitorsPage(api, { filters, offset, signal }),
    initialPageParam: 0,
    getNextPageParam: (_, pages) => toNextOffset(pages, filters),
    ...kept,
  });

/** The query of all members who are online. */
export const onlinePeopleQuery = (api: Api) =>
  queryOptions({
    queryKey: onlineKey,
    queryFn: ({ signal }) => api.call(fetchOnlineUsers, {}, { signal }),
    ...kept,
  });

const claimedAtom = ownedAtom(false);

/** Returns true once per member, never for guests, so that a server without matches is not asked repeatedly. */
export const claimMatchGenerationAtom = atom(null, (get, set): boolean => {
  if (get(memberIdAtom) === null || get(claimedAtom)) return false;
  set(claimedAtom, true);
  return true;
});
