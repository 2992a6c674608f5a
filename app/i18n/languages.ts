import type { LocaleCode } from '../site/SiteValues.ts';
import { site } from '../site/site.ts';

const languages = site.languages;

/** The name of one of the site's languages in that language. */
export const languageName = (locale: LocaleCode): string => languages[locale]!.name;

/** The tag of a language for `lang`, with a country where the site has a variant of the language. */
export const toLanguageTag = (locale: LocaleCode): string => languages[locale]!.tag;

const isLocale = (value: string | null): value is LocaleCode => value !== null && Object.hasOwn(languages, value);

/** The language to show: the one chosen on this device, else the member's own, else `fallback`; only `available` ones. */
export function pickLocale(
  chosen: string | null,
  member: string | null,
  fallback: LocaleCode,
  available: readonly LocaleCode[],
): LocaleCode {
  const ifAvailable = (value: string | null) => (isLocale(value) && available.includes(value) ? value : null);
  return ifAvailable(chosen) ?? ifAvailable(parseLocale(member)) ?? fallback;
}

/** Reads the API's spellings: upper case, a tag with a region, or `cs` for Czech. */
function parseLocale(written: string | null): string | null {
  const language = written?.toLowerCase().split(/[-_]/)[0] ?? null;
  return (
    (Object.keys(languages) as LocaleCode[]).find((locale) => toLanguageTag(locale).split('-')[0] === language) ??
    language
  );
}
