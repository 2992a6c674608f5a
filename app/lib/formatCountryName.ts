/** The name of an ISO 3166 country in a language; any other text is returned as it is. */
export function formatCountryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
}
