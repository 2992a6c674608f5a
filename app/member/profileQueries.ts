import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../api/ApiError.ts';
import { fetchGallery, fetchInterests, fetchPersonality, fetchProfile } from '../api/contract/profile.ts';
import type { Api } from '../api/createApi.ts';
import { othersInterestsKey, ownAnswersKey, ownInterestsKey, ownProfileKey } from '../api/queryKeys.ts';
import { activeLocale } from '../i18n/activeLocale.ts';

// The queries of a profile: another member's with an id, the member's own without. Those that a loader starts ahead are
// not sent again when the page mounts.

const toParams = (id?: string) => (id === undefined ? {} : { id });

export const profileQuery = (api: Api, id?: string) =>
  queryOptions({
    queryKey: id === undefined ? ownProfileKey : ['people', 'profile', id],
    queryFn: ({ signal }) => api.call(fetchProfile, { params: toParams(id) }, { signal }),
    retryOnMount: false,
  });

export const galleryQuery = (api: Api, id?: string) =>
  queryOptions({
    queryKey: id === undefined ? ['ownGallery'] : ['people', 'gallery', id],
    async queryFn({ signal }) {
      try {
        return (await api.call(fetchGallery, { params: toParams(id) }, { signal })).photos;
      } catch (error) {
        if (isEmptyGallery(error)) return [];
        throw error;
      }
    },
    retryOnMount: id !== undefined,
  });

/** The answers to the questionnaire, in the active language. */
export const personalityQuery = (api: Api, id?: string) => {
  const locale = activeLocale();
  return queryOptions({
    queryKey: id === undefined ? [...ownAnswersKey, locale] : ['people', 'personality', locale, id],
    queryFn: async ({ signal }) =>
      (await api.call(fetchPersonality, { params: { locale, ...toParams(id) } }, { signal })).groups,
    retryOnMount: id !== undefined,
  });
};

export const interestsQuery = (api: Api, id?: string) =>
  queryOptions({
    queryKey: id === undefined ? ownInterestsKey : [...othersInterestsKey, id],
    queryFn: ({ signal }) => api.call(fetchInterests, { params: toParams(id) }, { signal }),
    retryOnMount: id !== undefined,
  });

/** The API's error for a gallery without pictures, which is treated as an empty gallery. */
export const isEmptyGallery = (error: unknown): boolean =>
  error instanceof ApiError && Object.values(error.fields ?? {}).some((message) => message.includes('has no pictures'));
