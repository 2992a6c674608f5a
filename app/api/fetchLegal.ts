import { ApiError, toApiError } from './ApiError.ts';
import { capped } from './capBody.ts';
import { idPattern } from './contract/fields.ts';
import { LegalDocuments } from './contract/text.ts';
import { defaultTimeouts, http, readRetry } from './http.ts';
import { readAnswer } from './readAnswer.ts';

export interface LegalOptions {
  signal?: AbortSignal;
  /** Default: the origin of the page. */
  origin?: string;
  fetch?: typeof globalThis.fetch;
}

const name = 'fetchLegal';

/**
 * The legal documents of a locale and a country, from the site's own folder (reading 28). Rejects with an ApiError, or
 * with the abort's reason. Never carries the token.
 */
export async function fetchLegal(
  locale: string,
  country: string,
  { signal, origin = location.origin, fetch: ownFetch = (...request) => fetch(...request) }: LegalOptions = {},
): Promise<LegalDocuments> {
  try {
    if (!idPattern.test(locale) || !idPattern.test(country)) throw new ApiError('contract', name);
    const url = `${origin}/legal/termsAndPolicies_${locale}_${country.toUpperCase()}.json`;
    const text = await http(url, {
      fetch: capped(ownFetch, 1_000_000),
      cache: 'default',
      retry: readRetry,
      timeout: defaultTimeouts.attempt,
      totalTimeout: defaultTimeouts.total,
      ...(signal && { signal }),
    }).text();
    return readAnswer(name, LegalDocuments, text);
  } catch (error) {
    throw toApiError(error, name);
  }
}
