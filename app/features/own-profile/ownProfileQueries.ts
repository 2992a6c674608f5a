import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/ApiError.ts';
import { fetchGallery, fetchInterests, fetchPersonality, fetchProfile } from '../../api/contract/profile.ts';
import { ownAnswersKey, ownInterestsKey, ownProfileKey } from '../../api/queryKeys.ts';
import { activeLocale } from '../../i18n/locale.ts';
import { useApi } from '../../session/useSession.ts';

export const ownProfileKeys = {
  profile: ownProfileKey,
  gallery: ['ownGallery'],
  interests: ownInterestsKey,
} as const;

export function useOwnProfile() {
  const api = useApi();
  return useQuery({
    queryKey: ownProfileKeys.profile,
    queryFn: ({ signal }) => api.call(fetchProfile, {}, { signal }),
  });
}

/** The API rejects the call for a member without pictures. */
const isNoPicturesError = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'rejected' && error.fields?.message === 'This user has no pictures';

export function useOwnPictures() {
  const api = useApi();
  return useQuery({
    queryKey: ownProfileKeys.gallery,
    queryFn: async ({ signal }) => {
      try {
        return (await api.call(fetchGallery, {}, { signal })).photos;
      } catch (error) {
        if (isNoPicturesError(error)) return [];
        throw error;
      }
    },
  });
}

export function useOwnAnswers() {
  const api = useApi();
  const locale = activeLocale();
  return useQuery({
    queryKey: [...ownAnswersKey, locale],
    queryFn: async ({ signal }) => (await api.call(fetchPersonality, { params: { locale } }, { signal })).groups,
  });
}

export function useOwnInterests() {
  const api = useApi();
  return useQuery({
    queryKey: ownProfileKeys.interests,
    queryFn: ({ signal }) => api.call(fetchInterests, {}, { signal }),
  });
}

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
