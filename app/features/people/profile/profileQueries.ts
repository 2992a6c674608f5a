import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchGallery, fetchInterests, fetchPersonality, fetchProfile } from '../../../api/contract/profile.ts';
import type { Api } from '../../../api/createApi.ts';
import { ownInterestsKey } from '../../../api/queryKeys.ts';
import { activeLocale } from '../../../i18n/locale.ts';
import { useApi } from '../../../session/useSession.ts';
import { isEmptyGallery } from '../model/apiErrorChecks.ts';
import { peopleQueryKeys } from '../model/peopleQueryKeys.ts';

export const profileQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: peopleQueryKeys.profile(id),
    queryFn: ({ signal }) => api.call(fetchProfile, { params: { id } }, { signal }),
    retryOnMount: false,
  });

export function useGallery(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: peopleQueryKeys.gallery(id),
    async queryFn({ signal }) {
      try {
        return (await api.call(fetchGallery, { params: { id } }, { signal })).photos;
      } catch (error) {
        if (isEmptyGallery(error)) return [];
        throw error;
      }
    },
  });
}

export function usePersonality(id: string) {
  const api = useApi();
  const locale = activeLocale();
  return useQuery({
    queryKey: peopleQueryKeys.personality(locale, id),
    queryFn: async ({ signal }) => (await api.call(fetchPersonality, { params: { locale, id } }, { signal })).groups,
  });
}

/** The interests of another member, or the member's own without an id. */
export function useInterests(id: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: id === undefined ? ownInterestsKey : peopleQueryKeys.interests(id),
    queryFn: ({ signal }) => api.call(fetchInterests, { params: id === undefined ? {} : { id } }, { signal }),
    select: ({ selected }) => selected,
  });
}
