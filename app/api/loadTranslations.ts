import { ApiError } from './ApiError.ts';
import { parseEnvelope } from './envelope.ts';
import { limitResponseSize } from './limitResponseSize.ts';
import { requestInit } from './requestInit.ts';

/** Message id → text. */
type TranslatedStrings = Readonly<Record<string, string>>;

const REQUEST_TIMEOUT_MS = 10_000;

/**
 * Loads the API's texts for a language (reading 2), by the second call where the first fails. Rejects if both fail.
 *
 * Every first page needs them, even of guests who do nothing else. So this uses neither the client nor the schemas of
 * the other calls, which together are as large as the page.
 *
 * @param origin of the API, without a trailing slash
 */
export async function loadTranslations(origin: string, locale: string): Promise<TranslatedStrings> {
  try {
    const data = await fetchData('fetchTranslations', `${origin}/translations/${locale}`);
    return parseStrings('fetchTranslations', data);
  } catch {
    const data = await fetchData('fetchTranslationKeys', `${origin}/api/translations/${locale}`);
    const [first] = Array.isArray(data) ? data : [];
    return parseStrings('fetchTranslationKeys', first?.translations?.keys);
  }
}

const limitedFetch = limitResponseSize((...request) => fetch(...request));

/** Fetches the content of an answer's envelope. */
async function fetchData(call: string, url: string): Promise<unknown> {
  const response = await limitedFetch(url, {
    ...requestInit,
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!response.ok) throw new ApiError('rejected', call, { status: response.status });
  const envelope = parseEnvelope(await response.json());
  if (envelope.kind === 'errors') throw new ApiError('rejected', call, { status: response.status });
  return envelope.data;
}

function parseStrings(call: string, data: unknown): TranslatedStrings {
  const isTable = typeof data === 'object' && data !== null && !Array.isArray(data);
  if (!isTable || Object.values(data).some((text) => typeof text !== 'string')) throw new ApiError('contract', call);
  return data as TranslatedStrings;
}
