/** The name of an ISO 3166 country in a language; any other text is returned as it is. */
export const formatCountryName = (code: string, languageTag: string): string =>
  (/^[A-Z]{2}$/.test(code) && new Intl.DisplayNames([languageTag], { type: 'region' }).of(code)) || code;
