/** The ISO 3166 code of a country or domain, in upper case: com is US, and uk is GB. */
export function toIsoCountry(country: string): string {
  const code = country.toUpperCase();
  if (code === 'COM') return 'US';
  return code === 'UK' ? 'GB' : code;
}
