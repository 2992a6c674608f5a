import { fetchTranslationKeys, fetchTranslations } from '../../../app/api/contract/translations.ts';
import { defineHandler } from '../handler.ts';

/** Both calls give no texts, because the compiled catalogues are complete and must stay visible. */
export const translationHandlers = [
  defineHandler(fetchTranslations, () => ({})),
  defineHandler(fetchTranslationKeys, () => [{ translations: { keys: {} } }]),
];
