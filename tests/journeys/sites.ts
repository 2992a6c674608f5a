/** Three sites that differ in brand, band, theme, language and units; each is served on a port of its own. */
export const journeySites = [
  { key: 'german', brand: 'lindavelle', domain: 'de', port: 4341, locale: 'de-DE' },
  { key: 'american', brand: 'tavelune', domain: 'com', port: 4342, locale: 'en-US' },
  { key: 'french', brand: 'automnelis', domain: 'ch', port: 4343, locale: 'fr-CH' },
] as const;

export type JourneySite = (typeof journeySites)[number];
export const originOf = ({ port }: JourneySite) => `http://127.0.0.1:${port}`;
