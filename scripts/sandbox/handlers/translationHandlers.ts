import { fetchTranslationKeys, fetchTranslations } from '../../../app/api/contract/translations.ts';
import { defineHandler } from '../handler.ts';

/** Nothing in both readings: the compiled catalogues are complete, and a demonstration must not hide what they say. */
export const translationHandlers = [
  defineHandler(fetchTranslations, () => ({})),
  defineHandler(fetchTranslationKeys, () => [{ translations: { keys: {} } }]),
];
