import { queryOptions } from '@tanstack/react-query';
import { loadPickers } from '../../answers/inputs/loadPickers.ts';
import { fetchPersonality } from '../../api/contract/profile.ts';
import type { Api } from '../../api/createApi.ts';
import type { LocaleCode } from '../../site/SiteValues.ts';

/** The member's preferences, which are shown with their fields. No refetch may replace them while the member is editing. */
export const preferencesQuery = (api: Api, locale: LocaleCode) =>
  queryOptions({
    queryKey: ['preferences', locale],
    async queryFn({ signal }) {
      const call = api.call(fetchPersonality, { params: { locale } }, { signal });
      // A failure to load them is left to the fields.
      const [{ groups }] = await Promise.all([call, loadPickers().catch(() => {})]);
      return groups;
    },
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retryOnMount: false,
  });
