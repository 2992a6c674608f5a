import { truncate } from './truncate.ts';

/** Texts of the API come in all languages; what is missing in the member's comes in English, else in any. */
export function pickTranslation(translations: Readonly<Record<string, string>>, locale: string, longest = 500): string {
  const text = translations[locale] || translations.en || Object.values(translations).find((each) => each !== '');
  return truncate(text ?? '', longest);
}
