import { type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { Dashboard, ListedMember } from '../../../api/contract/memberLists.ts';
import type { Profile } from '../../../api/contract/profile.ts';
import { type ListPage, mapPages } from '../model/paging.model.ts';
import { peopleQueryKeys, relatedQueryKeys } from '../model/peopleQueryKeys.ts';
import {
  mapDashboardMembers,
  type PersonPatch,
  patchMembers,
  patchProfile,
  removeMember,
} from '../model/person.model.ts';

type Rows = readonly ListedMember[];
type MapRows = (rows: Rows) => Rows;
type Snapshot = readonly [QueryKey, unknown][];

/** Changes what is known of a member on every list, profile and dashboard at once. */
export function usePeopleCache() {
  const client = useQueryClient();

  function changeRows(change: MapRows): void {
    for (const queryKey of [peopleQueryKeys.matches, peopleQueryKeys.visitors]) {
      client.setQueriesData<InfiniteData<ListPage, number>>(
        { queryKey },
        (data) => data && { ...data, pages: mapPages(data.pages, change) },
      );
    }
    client.setQueryData<Rows>(peopleQueryKeys.online, (rows) => rows && change(rows));
    client.setQueryData<Dashboard>(
      relatedQueryKeys.dashboard,
      (dashboard) => dashboard && mapDashboardMembers(dashboard, change),
    );
  }

  return {
    patch(matchId: string, patch: PersonPatch): void {
      changeRows((rows) => patchMembers(rows, matchId, patch));
      client.setQueriesData<Profile>(
        { queryKey: peopleQueryKeys.profiles },
        (profile) => profile && patchProfile(profile, matchId, patch),
      );
    },
    /** Takes a member out of all lists; what it returns puts them back. */
    remove(matchId: string): Snapshot {
      const lists = [
        peopleQueryKeys.matches,
        peopleQueryKeys.visitors,
        peopleQueryKeys.online,
        relatedQueryKeys.dashboard,
      ];
      const before = lists.flatMap((queryKey) => client.getQueriesData({ queryKey }));
      changeRows((rows) => removeMember(rows, matchId));
      return before;
    },
    restore(snapshot: Snapshot): void {
      for (const [queryKey, data] of snapshot) client.setQueryData(queryKey, data);
    },
    /** Counters and dashboard, which this feature does not own, are asked for again. */
    refreshOthers(): void {
      for (const queryKey of Object.values(relatedQueryKeys)) void client.invalidateQueries({ queryKey });
    },
  };
}
