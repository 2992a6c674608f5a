/** Three sites that differ in brand, band, theme, language and units; each has a server and a sandbox of its own. */
export const journeySites = [
  { key: 'german', brand: 'lindavelle', domain: 'de', port: 4341, sandboxPort: 4351, country: 'DE', locale: 'de' },
  { key: 'american', brand: 'tavelune', domain: 'com', port: 4342, sandboxPort: 4352, country: 'US', locale: 'en' },
  { key: 'french', brand: 'automnelis', domain: 'ch', port: 4343, sandboxPort: 4353, country: 'CH', locale: 'fr' },
] as const;

export type JourneySite = (typeof journeySites)[number];
export const originOf = ({ port }: JourneySite) => `http://127.0.0.1:${port}`;
export const sandboxOf = ({ sandboxPort }: JourneySite) => `http://127.0.0.1:${sandboxPort}`;
