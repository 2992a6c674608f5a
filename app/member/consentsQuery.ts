import { queryOptions } from '@tanstack/react-query';
import { type Consent, fetchConsents } from '../api/contract/consents.ts';
import type { Api } from '../api/createApi.ts';
import { nullIfUnknown } from '../api/nullIfUnknown.ts';
import { consentsKey } from './storedConsents.ts';

/** The explicit consents of the member; null where the server knows none, so that the app asks for none. */
export const consentsQuery = (api: Api) =>
  queryOptions({
    queryKey: consentsKey,
    queryFn: ({ signal }): Promise<readonly Consent[] | null> => nullIfUnknown(api.call(fetchConsents, {}, { signal })),
    retryOnMount: false,
  });
