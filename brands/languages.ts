/**
 * The interface languages by their codes, as the back ends spell them: `cz` is Czech (reading 27). `tag` is the BCP 47
 * tag, for `lang`, `Intl` and file names; `name` is the language's own name.
 */
export const languages = {
  de: { tag: 'de', name: 'Deutsch' },
  en: { tag: 'en', name: 'English' },
  cz: { tag: 'cs', name: 'Čeština' },
  pl: { tag: 'pl', name: 'Polski' },
  fr: { tag: 'fr', name: 'Français' },
} as const;

export type LocaleCode = keyof typeof languages;
export type LanguageTag = (typeof languages)[LocaleCode]['tag'];

export const localeCodes = Object.keys(languages) as readonly LocaleCode[];

/** The source language first. */
export const languageTags: readonly ['en', ...LanguageTag[]] = [
  'en',
  ...localeCodes.map((locale) => languages[locale].tag).filter((tag) => tag !== 'en'),
];
