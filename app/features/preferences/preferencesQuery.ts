import { queryOptions } from '@tanstack/react-query';
import { fetchPersonality } from '../../api/contract/profile.ts';
import type { Api } from '../../api/createApi.ts';
import type { LocaleCode } from '../../site/SiteValues.ts';

/** The query of the member's preferences. No refetch may replace them while the member is editing. */
export const preferencesQuery = (api: Api, locale: LocaleCode) =>
  queryOptions({
    queryKey: ['preferences', locale],
    queryFn: async ({ signal }) => (await api.call(fetchPersonality, { params: { locale } }, { signal })).groups,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retryOnMount: false,
  });
