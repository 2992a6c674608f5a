import { type LocaleCode, languages, localeCodes } from '../../brands/languages.ts';

/** The name of a language in that language. */
export const languageName = (locale: LocaleCode): string => languages[locale].name;

/** For `lang` and `Intl`. */
export const toLanguageTag = (locale: LocaleCode): string => languages[locale].tag;

const isLocale = (value: string | null): value is LocaleCode => value !== null && Object.hasOwn(languages, value);

/** The language to show: the one chosen on this device, else the member's own, else the site's; only `available` ones. */
export function pickLocale(
  chosen: string | null,
  member: string | null,
  site: LocaleCode,
  available: readonly LocaleCode[],
): LocaleCode {
  const ifAvailable = (value: string | null) => (isLocale(value) && available.includes(value) ? value : null);
  return ifAvailable(chosen) ?? ifAvailable(parseLocale(member)) ?? site;
}

/** Reads the API's spellings: upper case, a tag with a region, or `cs` for Czech. */
function parseLocale(written: string | null): string | null {
  const language = written?.toLowerCase().split(/[-_]/)[0] ?? null;
  return localeCodes.find((locale) => toLanguageTag(locale) === language) ?? language;
}
