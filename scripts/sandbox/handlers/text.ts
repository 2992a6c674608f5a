import { fetchTranslationKeys, fetchTranslations } from '../../../app/api/contract/text.ts';
import { handle } from '../handler.ts';

/** Nothing in both readings: the compiled catalogues are complete, and a demonstration must not hide what they say. */
export const textHandlers = [
  handle(fetchTranslations, () => ({})),
  handle(fetchTranslationKeys, () => [{ translations: { keys: {} } }]),
];
