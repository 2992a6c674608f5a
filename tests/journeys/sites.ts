/** Three sites that differ in brand, band, theme, language and units; each has a server and a sandbox of its own. */
export const journeySites = [
  { key: 'german', brand: 'lindavelle', domain: 'de', port: 4341, sandboxPort: 4351, country: 'DE', locale: 'de' },
  { key: 'american', brand: 'tavelune', domain: 'com', port: 4342, sandboxPort: 4352, country: 'US', locale: 'en' },
  { key: 'french', brand: 'automnelis', domain: 'ch', port: 4343, sandboxPort: 4353, country: 'CH', locale: 'fr' },
] as const;

/** Three more, which are only looked at: with the other languages, themes that the first three do not have, all bands. */
export const furtherSites = [
  { key: 'czech', brand: 'marolinde', domain: 'cz', port: 4344, sandboxPort: 4354, country: 'CZ', locale: 'cz' },
  { key: 'polish', brand: 'brindelow', domain: 'pl', port: 4345, sandboxPort: 4355, country: 'PL', locale: 'pl' },
  { key: 'austrian', brand: 'abendlinth', domain: 'at', port: 4346, sandboxPort: 4356, country: 'AT', locale: 'de' },
] as const;

/** All that the browser tests build and serve. */
export const sites = [...journeySites, ...furtherSites] as const;
export const galleryPort = 4340;

export type JourneySite = (typeof sites)[number];
export const originOf = ({ port }: JourneySite) => `http://127.0.0.1:${port}`;
export const sandboxOf = ({ sandboxPort }: JourneySite) => `http://127.0.0.1:${sandboxPort}`;
