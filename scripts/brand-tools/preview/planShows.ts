import type { LocaleCode } from '../../../brands/languages.ts';
import { languageIn } from '../../../brands/languageVariants.ts';
import type { BuiltSite } from '../../local/screenshots/buildSites.ts';
import { countrySet, glanceSet, reviewSet, type ScreenSet, type ShownSite } from './previewScreens.ts';

/** A site to be captured in one of its languages. */
export interface PlannedShow extends BuiltSite {
  shown: ShownSite;
  set: ScreenSet;
}

/**
 * Plans what is shown: at a glance each site in its first language; to be signed off each of its languages, with all
 * screens where a language comes first, and those that differ by country elsewhere.
 */
export function planShows(built: readonly BuiltSite[], locales: readonly LocaleCode[] | undefined): PlannedShow[] {
  if (!locales)
    return built.map((one) => ({
      ...one,
      shown: { site: one.site, locale: one.site.domain.defaultLang },
      set: glanceSet,
    }));
  const seen = new Set<string>();
  return built.flatMap((one) => {
    const { brand, domain } = one.site;
    const ordered = [domain.defaultLang, ...domain.locales.filter((locale) => locale !== domain.defaultLang)];
    return ordered
      .filter((locale) => locales.length === 0 || locales.includes(locale))
      .map((locale) => {
        const key = `${brand.slug} ${languageIn(domain.defaultCountry, locale).tag}`;
        const set = seen.has(key) ? countrySet : reviewSet;
        seen.add(key);
        return { ...one, shown: { site: one.site, locale }, set };
      });
  });
}
