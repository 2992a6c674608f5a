import { cz } from './languages/cz.ts';
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { fr } from './languages/fr.ts';
import type { Language } from './languages/Language.ts';
import { pl } from './languages/pl.ts';

/**
 * Interface languages by their codes, as the back ends spell them: `cz` is Czech (reading 27). The app gets those of a
 * site as site values, so that no site has the others.
 */
export const languages = { de, en, fr, cz, pl } satisfies Record<string, Language>;

export type LocaleCode = keyof typeof languages;

export const localeCodes = Object.keys(languages) as readonly LocaleCode[];

/** Tags of the languages, the source language first. */
export const languageTags: readonly ['en', ...string[]] = [
  'en',
  ...localeCodes.map((locale) => languages[locale].tag).filter((tag) => tag !== 'en'),
];
