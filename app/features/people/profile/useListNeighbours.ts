import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import type { Dashboard } from '../../../api/contract/dashboard.ts';
import type { ListedMember } from '../../../api/contract/memberLists.ts';
import { findNeighbours, type ListOrigin } from '../../../member/listOrigin.ts';
import { useApi } from '../../../session/useSession.ts';
import { matchDeletion } from '../actions/peopleUndoables.ts';
import { claimMatchGenerationAtom, onlinePeopleQuery, peoplePagesQuery } from '../list/peopleQueries.ts';
import { flattenPages, hasUsableIds } from '../model/listPages.ts';
import { parseFilters } from '../model/matchFilters.ts';
import { relatedQueryKeys } from '../model/peopleQueryKeys.ts';
import { matchIdOf } from '../model/person.ts';

export interface ListNeighbours {
  previous: ListedMember | null;
  next: ListedMember | null;
  /** Loads the page of the list that follows; null where the list is known to its end. */
  loadMore: (() => void) | null;
  loading: boolean;
  failed: boolean;
}

/** Who stands before and after a person in the list that their profile was opened from, if it was. */
export function useListNeighbours(origin: ListOrigin | null, profileId: string): ListNeighbours {
  const api = useApi();
  const client = useQueryClient();
  const deletion = useAtomValue(matchDeletion.pendingAtom);
  const mayGenerate = useSetAtom(claimMatchGenerationAtom);
  const list = origin?.list ?? null;
  const pagesQuery = peoplePagesQuery(
    api,
    list === 'visitors' ? 'visitors' : 'matches',
    parseFilters(new URLSearchParams(origin?.search)),
    mayGenerate,
  );
  const onlineQuery = onlinePeopleQuery(api);
  const isPaged = list === 'matches' || list === 'visitors';
  // What the list showed is the order; it is fetched only where it is gone, after a reload.
  const isGone = (queryKey: readonly unknown[]) => client.getQueryData(queryKey) === undefined;
  const pages = useInfiniteQuery({ ...pagesQuery, enabled: isPaged && isGone(pagesQuery.queryKey) });
  const online = useQuery({ ...onlineQuery, enabled: list === 'online' && isGone(onlineQuery.queryKey) });
  const readPeople = (): readonly ListedMember[] => {
    if (isPaged) return flattenPages(pages.data?.pages ?? []);
    if (list === 'online') return online.data?.filter(hasUsableIds) ?? [];
    if (list === 'home') return toStartPagePeople(client.getQueryData<Dashboard>(relatedQueryKeys.dashboard));
    return [];
  };
  const shown = readPeople().filter(
    (member) => member.profile_id === profileId || !deletion || matchIdOf(member) !== deletion.matchId,
  );
  const { previous, next, listed } = findNeighbours(shown, profileId);
  const mayLoad = isPaged && pages.hasNextPage && listed && next === null;
  return {
    previous,
    next,
    loadMore: mayLoad ? () => void pages.fetchNextPage() : null,
    loading: pages.isFetchingNextPage,
    failed: pages.isFetchNextPageError && !pages.isFetchingNextPage,
  };
}

/** In the order of the start page, each person once. */
function toStartPagePeople(dashboard: Dashboard | undefined): readonly ListedMember[] {
  const rows = dashboard ? [...dashboard.matches.slice(0, 3), ...dashboard.visitors.slice(0, 3)] : [];
  return [...new Map(rows.map((row) => [row.profile_id, row])).values()].filter(hasUsableIds);
}
