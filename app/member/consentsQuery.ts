import { queryOptions } from '@tanstack/react-query';
import { isUnknownCall } from '../api/apiErrorChecks.ts';
import { type Consent, fetchConsents } from '../api/contract/consents.ts';
import type { Api } from '../api/createApi.ts';
import { consentsKey } from './storedConsents.ts';

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
