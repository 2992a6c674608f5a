import { type QueryKey, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import type { Dashboard } from '../../../api/contract/dashboard.ts';
import type { ListedMember } from '../../../api/contract/memberLists.ts';
import { todayAsIsoDay } from '../../../lib/dates/dateTime.ts';
import { findNeighbours, type ListOrigin } from '../../../lists/listOrigin.ts';
import { relatedQueryKeys } from '../../../lists/memberListKeys.ts';
import { useFilledPages } from '../../../lists/useFilledPages.ts';
import { flattenPages, hasUsableIds } from '../../../member/people/listPages.ts';
import { passesFilters, sortPeople } from '../../../member/people/matchFilters.ts';
import { matchIdOf } from '../../../member/people/person.ts';
import { useApi } from '../../../session/useSession.ts';
import { matchDeletion } from '../actions/peopleUndoables.ts';
import { claimMatchGenerationAtom, onlinePeopleQuery, peoplePagesQuery } from '../list/peopleQueries.ts';
import { parseListView, toViewKey } from '../list/useListView.ts';
import { applyLimits } from '../model/ageAndDistanceLimits.ts';

export interface ListNeighbours {
  previous: ListedMember | null;
  next: ListedMember | null;
  /** Loads the next page of the list; null where the list is known to its end. */
  loadMore: (() => void) | null;
  loading: boolean;
  failed: boolean;
}

/** The people before and after one in the list from which their profile was opened, if it was. */
export function useListNeighbours(origin: ListOrigin | null, profileId: string): ListNeighbours {
  const api = useApi();
  const client = useQueryClient();
  const deletion = useAtomValue(matchDeletion.pendingAtom);
  const mayGenerate = useSetAtom(claimMatchGenerationAtom);
  const list = origin?.list ?? null;
  const view = parseListView(new URLSearchParams(origin?.search));
  const { filters, limits } = view;
  const pagesQuery = peoplePagesQuery(api, list === 'visitors' ? 'visitors' : 'matches', filters, mayGenerate);
  const onlineQuery = onlinePeopleQuery(api);
  const isPaged = list === 'matches' || list === 'visitors';
  // The order is that in which the list was shown; it is fetched only if it is gone, after a reload.
  const isGone = (queryKey: QueryKey) => client.getQueryData(queryKey) === undefined;
  const pages = useInfiniteQuery({ ...pagesQuery, enabled: isPaged && isGone(pagesQuery.queryKey) });
  const online = useQuery({ ...onlineQuery, enabled: list === 'online' && isGone(onlineQuery.queryKey) });
  const readPeople = (): readonly ListedMember[] => {
    if (list === 'home') return findPeople(client.getQueryData<Dashboard>(relatedQueryKeys.dashboard), origin?.people);
    const rows = isPaged ? flattenPages(pages.data?.pages ?? []) : (online.data ?? []).filter(hasUsableIds);
    const filtered = isPaged
      ? rows
      : sortPeople(
          rows.filter((row) => passesFilters(row, filters)),
          filters.sort,
        );
    return applyLimits(filtered, limits, todayAsIsoDay()).people;
  };
  const shown = readPeople().filter(
    (member) => member.profileId === profileId || !deletion || matchIdOf(member) !== deletion.matchId,
  );
  const { previous, next, listed } = findNeighbours(shown, profileId);
  const failed = pages.isFetchNextPageError && !pages.isFetchingNextPage;
  useFilledPages({
    view: toViewKey(list ?? '', view),
    fitting: shown.length,
    pageCount: isPaged ? (pages.data?.pages.length ?? 0) : 0,
    hasNextPage: pages.hasNextPage,
    isFetching: pages.isFetchingNextPage,
    failed,
    fetchNextPage: pages.fetchNextPage,
  });
  const mayLoad = isPaged && pages.hasNextPage && listed && next === null;
  return {
    previous,
    next,
    loadMore: mayLoad ? () => void pages.fetchNextPage() : null,
    loading: pages.isFetchingNextPage,
    failed,
  };
}

/** Finds the people of the home page, in its order. */
function findPeople(dashboard: Dashboard | undefined, ids: readonly string[] = []): readonly ListedMember[] {
  const rows = dashboard ? [...dashboard.matches, ...dashboard.visitors] : [];
  return ids.flatMap((id) => rows.find(({ profileId }) => profileId === id) ?? []);
}
