import { queryOptions } from '@tanstack/react-query';
import { isUnknownCall } from '../api/apiErrorChecks.ts';
import { type Consent, type ConsentTopic, fetchConsents } from '../api/contract/consents.ts';
import type { Api } from '../api/createApi.ts';

// The keys are here and not in queryKeys.ts, which every page loads.
export const consentsKey = ['consents'] as const;

/** The explicit consents of the member; null where the server knows none, so that the app asks for none. */
export const consentsQuery = (api: Api) =>
  queryOptions({
    queryKey: consentsKey,
    async queryFn({ signal }): Promise<readonly Consent[] | null> {
      try {
        return await api.call(fetchConsents, {}, { signal });
      } catch (error) {
        if (isUnknownCall(error)) return null;
        throw error;
      }
    },
    retryOnMount: false,
  });

/** Whether data of a topic may be stored. */
export const hasConsent = (consents: readonly Consent[] | null, wanted: ConsentTopic): boolean =>
  consents === null || consents.some(({ topic }) => topic === wanted);
