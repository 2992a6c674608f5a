export interface LegalSource {
  locale: string;
  /** ISO 3166. */
  country: string;
}

/**
 * Lists the documents to try: in the active language for the member's and the site's country, then those that always
 * exist.
 */
export function planLegalSources(locale: string, memberCountry: string | null, site: LegalSource): LegalSource[] {
  const sources = [
    { locale, country: memberCountry ?? site.country },
    { locale, country: site.country },
    { locale: site.locale, country: site.country },
  ];
  return sources.filter(
    (source, position) =>
      sources.findIndex((other) => other.locale === source.locale && other.country === source.country) === position,
  );
}
