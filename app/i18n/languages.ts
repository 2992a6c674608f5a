import type { LocaleCode } from '../site/SiteValues.ts';

/** The name of each language in that language. */
export const languageNames: Readonly<Record<LocaleCode, string>> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  cz: 'Čeština',
  pl: 'Polski',
};

/** For `lang` and `Intl`: the back ends call Czech `cz`, which is the code of the country. */
export const toLanguageTag = (locale: LocaleCode): string => (locale === 'cz' ? 'cs' : locale);

const isLocale = (value: string | null): value is LocaleCode => value !== null && Object.hasOwn(languageNames, value);

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
  return language === 'cs' ? 'cz' : language;
}
