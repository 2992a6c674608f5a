import { log } from '../lib/log.ts';
import { fetchTranslationKeys, fetchTranslations, type TranslatedStrings } from './contract/translations.ts';
import type { Api } from './createApi.ts';

/**
 * The API's texts for a language (reading 2): those of the first reading, and of the second where the first fails.
 * Rejects with the ApiError of the second.
 */
export async function loadTranslations(api: Pick<Api, 'call'>, locale: string): Promise<TranslatedStrings> {
  const params = { locale };
  try {
    return await api.call(fetchTranslations, { params });
  } catch (error) {
    log.warn('the first reading of translations failed', error);
    return await api.call(fetchTranslationKeys, { params });
  }
}
