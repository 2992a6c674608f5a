import * as z from 'zod/mini';
import { ApiError } from './ApiError.ts';
import { idPattern } from './contract/fieldSchemas.ts';
import { defaultTimeouts, http, limitForKy, readRetryPolicy } from './http.ts';
import { isLegalNode, type LegalNode } from './legalDocumentElements.ts';
import { parseResponse } from './parseResponse.ts';
import { toApiError } from './toApiError.ts';

const LegalDocument = z.array(z.custom<LegalNode>(isLegalNode));
const Documents = z.object({
  termsOfService: LegalDocument,
  privacyPolicy: LegalDocument,
  imprint: LegalDocument,
  accessibility: LegalDocument,
});
export type LegalName = keyof z.output<typeof Documents>;

const OtherVersions = z.partial(Documents);
const days = z.array(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)));
const daysByName = z.optional(z.partialRecord(z.keyof(Documents), days));
const LegalDocuments = z.extend(Documents, {
  /** The days from which former versions held, the newest first. */
  former: daysByName,
  /** The days from which later versions will hold, the latest first. */
  coming: daysByName,
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
export const fetchLegalDocuments = (locale: string, country: string, options: FetchLegalOptions = {}) =>
  fetchLegalFile(LegalDocuments, locale, country, '', options);

/** Fetches those documents that have another version, as they are from a day on. */
export const fetchOtherVersions = (locale: string, country: string, day: string, options: FetchLegalOptions = {}) =>
  fetchLegalFile(OtherVersions, locale, country, `.${day}`, options);

async function fetchLegalFile<Schema extends z.ZodMiniType>(
  schema: Schema,
  locale: string,
  country: string,
  suffix: string,
  { signal, origin = location.origin, fetch: ownFetch = (...request) => fetch(...request) }: FetchLegalOptions,
): Promise<z.output<Schema>> {
  try {
    if (!idPattern.test(locale) || !idPattern.test(country)) throw new ApiError('contract', callName);
    const url = `${origin}/legal/termsAndPolicies_${locale}_${country.toUpperCase()}${suffix}.json`;
    const text = await http(url, {
      fetch: limitForKy(ownFetch, MAX_BODY_BYTES),
      cache: 'default',
      retry: readRetryPolicy,
      timeout: defaultTimeouts.attemptMs,
      totalTimeout: defaultTimeouts.totalMs,
      ...(signal && { signal }),
    }).text();
    return parseResponse(callName, schema, text);
  } catch (error) {
    throw toApiError(error, callName);
  }
}
