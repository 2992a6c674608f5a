import { type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { Dashboard, Member } from '../../../api/contract/lists.ts';
import type { Profile } from '../../../api/contract/profile.ts';
import { changePages, type ListPage } from '../model/paging.model.ts';
import { foreignKeys, peopleKeys } from '../model/peopleKeys.ts';
import { changeDashboard, type PersonPatch, patchMembers, patchProfile, removeMember } from '../model/person.model.ts';

type Rows = readonly Member[];
type Change = (rows: Rows) => Rows;
type Snapshot = readonly [QueryKey, unknown][];

/** Changes what is known of a member on every list, profile and dashboard at once. */
export function usePeopleCache() {
  const client = useQueryClient();

  function changeRows(change: Change): void {
    for (const queryKey of [peopleKeys.matches, peopleKeys.visitors]) {
      client.setQueriesData<InfiniteData<ListPage, number>>(
        { queryKey },
        (data) => data && { ...data, pages: changePages(data.pages, change) },
      );
    }
    client.setQueryData<Rows>(peopleKeys.online, (rows) => rows && change(rows));
    client.setQueryData<Dashboard>(
      foreignKeys.dashboard,
      (dashboard) => dashboard && changeDashboard(dashboard, change),
    );
  }

  return {
    patch(matchId: string, patch: PersonPatch): void {
      changeRows((rows) => patchMembers(rows, matchId, patch));
      client.setQueriesData<Profile>(
        { queryKey: peopleKeys.profiles },
        (profile) => profile && patchProfile(profile, matchId, patch),
      );
    },
    /** Takes a member out of all lists; what it returns puts them back. */
    remove(matchId: string): Snapshot {
      const lists = [peopleKeys.matches, peopleKeys.visitors, peopleKeys.online, foreignKeys.dashboard];
      const before = lists.flatMap((queryKey) => client.getQueriesData({ queryKey }));
      changeRows((rows) => removeMember(rows, matchId));
      return before;
    },
    restore(snapshot: Snapshot): void {
      for (const [queryKey, data] of snapshot) client.setQueryData(queryKey, data);
    },
    /** Counters and dashboard, which this feature does not own, are asked for again. */
    refreshOthers(): void {
      for (const queryKey of Object.values(foreignKeys)) void client.invalidateQueries({ queryKey });
    },
  };
}
