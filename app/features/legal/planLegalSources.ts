export interface LegalSource {
  locale: string;
  /** ISO 3166. */
  country: string;
}

/**
 * The documents to try, in this order: those in the active language for the member's country, in that language for the
 * site's country, and in the site's own language and country, which always exist.
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
