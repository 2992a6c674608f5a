import * as z from 'zod/mini';
import { ApiError } from './ApiError.ts';
import { idPattern } from './contract/fieldSchemas.ts';
import { defaultTimeouts, http, limitForKy, readRetryPolicy } from './http.ts';
import { isLegalNode, type LegalNode } from './legalDocumentElements.ts';
import { parseResponse } from './parseResponse.ts';
import { toApiError } from './toApiError.ts';

const LegalDocument = z.array(z.custom<LegalNode>(isLegalNode));
const LegalDocuments = z.object({
  termsOfService: LegalDocument,
  privacyPolicy: LegalDocument,
  imprint: LegalDocument,
});
export type LegalDocuments = z.output<typeof LegalDocuments>;

const MAX_BODY_BYTES = 1_000_000;

export interface FetchLegalOptions {
  signal?: AbortSignal;
  /** Default: the origin of the page. */
  origin?: string;
  fetch?: typeof globalThis.fetch;
}

const callName = 'fetchLegalDocuments';

/**
 * Fetches the legal documents of a locale and a country from the site's own folder (reading 28). Rejects with an
 * ApiError, or with the abort's reason. Never carries the token.
 */
export async function fetchLegalDocuments(
  locale: string,
  country: string,
  { signal, origin = location.origin, fetch: ownFetch = (...request) => fetch(...request) }: FetchLegalOptions = {},
): Promise<LegalDocuments> {
  try {
    if (!idPattern.test(locale) || !idPattern.test(country)) throw new ApiError('contract', callName);
    const url = `${origin}/legal/termsAndPolicies_${locale}_${country.toUpperCase()}.json`;
    const text = await http(url, {
      fetch: limitForKy(ownFetch, MAX_BODY_BYTES),
      cache: 'default',
      retry: readRetryPolicy,
      timeout: defaultTimeouts.attemptMs,
      totalTimeout: defaultTimeouts.totalMs,
      ...(signal && { signal }),
    }).text();
    return parseResponse(callName, LegalDocuments, text);
  } catch (error) {
    throw toApiError(error, callName);
  }
}
