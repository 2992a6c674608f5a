import { truncate } from './truncate.ts';

/** A text of the API in a language, else in English, else in any other, truncated; empty if there is none. */
export function pickTranslation(
  translations: Readonly<Record<string, string>>,
  locale: string,
  maxLength = 500,
): string {
  const text = translations[locale] || translations.en || Object.values(translations).find((each) => each !== '');
  return truncate(text ?? '', maxLength);
}
