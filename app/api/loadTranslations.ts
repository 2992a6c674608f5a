import { fetchTranslationKeys, fetchTranslations, type TranslatedStrings } from './contract/translations.ts';
import type { Api } from './createApi.ts';

/**
 * The API's texts for a language (reading 2): those of the first reading, and of the second where the first fails.
 * Rejects with the ApiError of the second.
 */
export function loadTranslations(api: Pick<Api, 'call'>, locale: string): Promise<TranslatedStrings> {
  const input = { params: { locale } };
  return api.call(fetchTranslations, input).catch(() => api.call(fetchTranslationKeys, input));
}
