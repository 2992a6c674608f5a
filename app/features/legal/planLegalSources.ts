export interface LegalSource {
  locale: string;
  /** ISO 3166. */
  country: string;
}

/**
 * Which documents to try, one after the other: those of the language on show and the member's country, the same language
 * for the site's country, and the site's own pair, which is always there.
 */
export function planLegalSources(locale: string, memberCountry: string | null, site: LegalSource): LegalSource[] {
  const wanted = [
    { locale, country: memberCountry ?? site.country },
    { locale, country: site.country },
    { locale: site.locale, country: site.country },
  ];
  return wanted.filter(
    (source, position) =>
      wanted.findIndex((other) => other.locale === source.locale && other.country === source.country) === position,
  );
}
