import { type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { Dashboard } from '../../api/contract/dashboard.ts';
import type { ListedMember } from '../../api/contract/memberLists.ts';
import type { Profile } from '../../api/contract/profile.ts';
import { matchesKey, onlineKey, visitorsKey } from '../../api/queryKeys.ts';
import { memberListKeys, relatedQueryKeys } from '../../lists/memberListKeys.ts';
import { type ListPage, mapPages } from './listPages.ts';
import {
  type MapRows,
  mapDashboardMembers,
  type PersonPatch,
  patchMembers,
  patchProfile,
  removeMember,
} from './person.ts';

type Snapshot = readonly [QueryKey, unknown][];

/** Returns functions that update the cached data of a member in every list, on their profile and on the dashboard. */
export function usePeopleCache() {
  const client = useQueryClient();

  function changeRows(change: MapRows): void {
    for (const queryKey of [matchesKey, visitorsKey]) {
      client.setQueriesData<InfiniteData<ListPage, number>>(
        { queryKey },
        (data) => data && { ...data, pages: mapPages(data.pages, change) },
      );
    }
    client.setQueryData<readonly ListedMember[]>(onlineKey, (rows) => rows && change(rows));
    client.setQueryData<Dashboard>(
      relatedQueryKeys.dashboard,
      (dashboard) => dashboard && mapDashboardMembers(dashboard, change),
    );
  }

  return {
    patch(matchId: string, patch: PersonPatch): void {
      changeRows((rows) => patchMembers(rows, matchId, patch));
      client.setQueriesData<Profile>(
        { queryKey: ['people', 'profile'] },
        (profile) => profile && patchProfile(profile, matchId, patch),
      );
    },
    /** Removes a member from all lists, and returns the lists as they were, for `restore`. */
    remove(matchId: string): Snapshot {
      const before = [...memberListKeys, relatedQueryKeys.dashboard].flatMap((queryKey) =>
        client.getQueriesData({ queryKey }),
      );
      changeRows((rows) => removeMember(rows, matchId));
      return before;
    },
    restore(snapshot: Snapshot): void {
      for (const [queryKey, data] of snapshot) client.setQueryData(queryKey, data);
    },
    /** Refetches data of other features that an action changes, such as counters and dashboard. */
    invalidateRelated(): void {
      for (const queryKey of Object.values(relatedQueryKeys)) void client.invalidateQueries({ queryKey });
    },
  };
}
