import type { QueryClient } from '@tanstack/react-query';
import type { Consent, ConsentTopic } from '../api/contract/consents.ts';

// Apart from the query, whose calls most pages need not load.
export const consentsKey = ['consents'] as const;

/** Whether data of a topic may be stored. */
export const hasConsent = (consents: readonly Consent[] | null, wanted: ConsentTopic): boolean =>
  consents === null || consents.some(({ topic }) => topic === wanted);

/** Removes a consent that the server misses, or that is withdrawn, so that the member is asked again. */
export function forgetConsent(queryClient: QueryClient, forgotten: string): void {
  // An answer to an earlier request must not bring it back.
  void queryClient.cancelQueries({ queryKey: consentsKey });
  queryClient.setQueryData<readonly Consent[] | null>(consentsKey, (consents) =>
    (consents ?? []).filter(({ topic }) => topic !== forgotten),
  );
}
