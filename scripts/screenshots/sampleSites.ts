/** Three sites that differ in brand, age bracket, theme, language and units. */
export const journeySites = [
  { key: 'german', brand: 'lindavelle', domain: 'de', country: 'DE', locale: 'de' },
  { key: 'american', brand: 'tavelune', domain: 'com', country: 'US', locale: 'en' },
  { key: 'french', brand: 'automnelis', domain: 'ch', country: 'CH', locale: 'fr' },
] as const;

/** Three more with the other languages and with other themes, for visual tests only. */
export const visualOnlySites = [
  { key: 'czech', brand: 'marolinde', domain: 'cz', country: 'CZ', locale: 'cz' },
  { key: 'polish', brand: 'brindelow', domain: 'pl', country: 'PL', locale: 'pl' },
  { key: 'austrian', brand: 'abendlinth', domain: 'at', country: 'AT', locale: 'de' },
] as const;
