import { type InfiniteData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Dashboard } from '../../../api/contract/dashboard.ts';
import { idPattern } from '../../../api/contract/fieldSchemas.ts';
import type { ListedMember } from '../../../api/contract/memberLists.ts';
import { fetchSneakPeek, type ProfileCard } from '../../../api/contract/profile.ts';
import { dashboardKey, matchesKey, onlineKey, visitorsKey } from '../../../api/queryKeys.ts';
import type { ListPage } from '../../../member/people/listPages.ts';
import { recallPreview } from '../../../member/rememberPreview.ts';
import { useApi } from '../../../session/useSession.ts';

const emptyCard = { birthday: null, city: null, country: null, background: null, distance: null, verified: false };

/**
 * The card of a member while their profile is loading: first the data of the list or notification from which the viewer
 * came, then the sneak peek, for which a member record has the uuid. A failure of the peek is not shown: the profile
 * decides.
 *
 * @param needed false once the profile is loaded
 */
export function useProfilePreview(profileId: string, needed: boolean): ProfileCard | null {
  const api = useApi();
  const client = useQueryClient();
  const [row] = useState(() => findListedMember(client, profileId));
  const [told] = useState(() => recallPreview(client, profileId));
  const uuid = row?.uuid ?? '';
  const { data } = useQuery({
    queryKey: ['people', 'sneakPeek', uuid],
    queryFn: ({ signal }) => api.call(fetchSneakPeek, { params: { uuid } }, { signal }),
    enabled: needed && idPattern.test(uuid),
    retry: false,
    retryOnMount: false,
  });
  if (!needed) return null;
  if (data) return data.profileCard;
  return row ? toCard(row) : told ? { ...emptyCard, ...told } : null;
}

const toCard = ({
  publicPath,
  gender,
  username,
  birthday,
  city,
  distance,
  online,
  verified,
}: ListedMember): ProfileCard => ({
  ...emptyCard,
  profilePicture: publicPath,
  gender,
  username,
  birthday,
  city,
  distance,
  online,
  verified,
});

/** Finds the record of a member in any loaded list. */
function findListedMember(client: QueryClient, profileId: string): ListedMember | undefined {
  const pages = [matchesKey, visitorsKey].flatMap((queryKey) =>
    client.getQueriesData<InfiniteData<ListPage, number>>({ queryKey }).flatMap(([, data]) => data?.pages ?? []),
  );
  const dashboard = client.getQueryData<Dashboard>(dashboardKey);
  const rows = [
    ...pages.flatMap(({ members }) => members),
    ...(client.getQueryData<readonly ListedMember[]>(onlineKey) ?? []),
    ...(dashboard ? [...dashboard.matches, ...dashboard.visitors] : []),
  ];
  return rows.find((row) => row.profileId === profileId);
}
