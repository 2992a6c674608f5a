import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/ApiError.ts';
import { fetchGallery, fetchInterests, fetchPersonality, fetchProfile } from '../../api/contract/profile.ts';
import type { Api } from '../../api/createApi.ts';
import { ownAnswersKey, ownInterestsKey, ownProfileKey } from '../../api/queryKeys.ts';
import type { LocaleCode } from '../../site/SiteValues.ts';

export const ownProfileKeys = {
  profile: ownProfileKey,
  gallery: ['ownGallery'],
  interests: ownInterestsKey,
} as const;

export const ownProfileQuery = (api: Api) =>
  queryOptions({
    queryKey: ownProfileKeys.profile,
    queryFn: ({ signal }) => api.call(fetchProfile, {}, { signal }),
    retryOnMount: false,
  });

/** The API rejects the call for a member without pictures. */
const isNoPicturesError = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'rejected' && error.fields?.message === 'This user has no pictures';

export const ownPicturesQuery = (api: Api) =>
  queryOptions({
    queryKey: ownProfileKeys.gallery,
    queryFn: async ({ signal }) => {
      try {
        return (await api.call(fetchGallery, {}, { signal })).photos;
      } catch (error) {
        if (isNoPicturesError(error)) return [];
        throw error;
      }
    },
    retryOnMount: false,
  });

export const ownAnswersQuery = (api: Api, locale: LocaleCode) =>
  queryOptions({
    queryKey: [...ownAnswersKey, locale],
    queryFn: async ({ signal }) => (await api.call(fetchPersonality, { params: { locale } }, { signal })).groups,
    retryOnMount: false,
  });

export const ownInterestsQuery = (api: Api) =>
  queryOptions({
    queryKey: ownProfileKeys.interests,
    queryFn: ({ signal }) => api.call(fetchInterests, {}, { signal }),
    retryOnMount: false,
  });

/** Fetches the gallery and the profile again after a change of the pictures. */
export function useRefreshPictures(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ownProfileKeys.gallery }),
      queryClient.invalidateQueries({ queryKey: ownProfileKeys.profile }),
    ]);
  };
}
