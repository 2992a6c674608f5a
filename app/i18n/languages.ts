import type { LocaleCode } from '../site/SiteValues.ts';

/** What each language calls itself. */
export const languageNames: Readonly<Record<LocaleCode, string>> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  cz: 'Čeština',
  pl: 'Polski',
};

/** For `lang` and `Intl`: the back ends' code for Czech is that of a country. */
export const toLanguageTag = (locale: LocaleCode): string => (locale === 'cz' ? 'cs' : locale);

const isLocale = (value: string | null): value is LocaleCode => value !== null && Object.hasOwn(languageNames, value);

/**
 * The language to show: what was chosen on this device, else the member's own, else the site's. Only languages that the
 * site has.
 */
export function pickLocale(
  chosen: string | null,
  member: string | null,
  site: LocaleCode,
  available: readonly LocaleCode[],
): LocaleCode {
  const offered = (value: string | null) => (isLocale(value) && available.includes(value) ? value : null);
  return offered(chosen) ?? offered(parseLocale(member)) ?? site;
}

/** The API may spell a language in upper case, as a tag with a region, or Czech as `cs`. */
function parseLocale(written: string | null): string | null {
  const language = written?.toLowerCase().split(/[-_]/)[0] ?? null;
  return language === 'cs' ? 'cz' : language;
}
