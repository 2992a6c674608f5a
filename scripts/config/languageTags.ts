import type { LocaleCode } from '../../brands/schema.ts';

/** The BCP 47 tag of a locale code, for `lang`, `Intl` and file names (reading 27). */
export const languageTags: Readonly<Record<LocaleCode, string>> = { de: 'de', en: 'en', fr: 'fr', cz: 'cs', pl: 'pl' };
