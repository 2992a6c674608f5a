import path from 'node:path';

/** The sites that the browser tests build: three for the journeys, which differ in brand, band, theme, language and units. */
export const journeySites = [
  { key: 'german', brand: 'lindavelle', domain: 'de', country: 'DE', locale: 'de' },
  { key: 'american', brand: 'tavelune', domain: 'com', country: 'US', locale: 'en' },
  { key: 'french', brand: 'automnelis', domain: 'ch', country: 'CH', locale: 'fr' },
] as const;

/** Three more, which are only looked at: with the other languages, themes that the first three do not have, all bands. */
const visualOnlySites = [
  { key: 'czech', brand: 'marolinde', domain: 'cz', country: 'CZ', locale: 'cz' },
  { key: 'polish', brand: 'brindelow', domain: 'pl', country: 'PL', locale: 'pl' },
  { key: 'austrian', brand: 'abendlinth', domain: 'at', country: 'AT', locale: 'de' },
] as const;

export const testSites = [...journeySites, ...visualOnlySites] as const;
export type TestSite = (typeof testSites)[number];
export type TestSiteKey = TestSite['key'];

/** Set by playwright.config.ts for the workers of its run. */
const readFirstPort = () => Number(process.env.MATCHPRESS_FIRST_PORT);

/**
 * Where a site and its sandbox are served for one of Playwright's workers. Each worker has its own, because a sandbox is
 * one world; the ports are fixed within a run because the sandbox's is compiled into the site.
 */
export function portsOf({ key }: TestSite, worker: number): { port: number; sandboxPort: number } {
  const port = readFirstPort() + 2 * (worker * testSites.length + testSites.findIndex((site) => site.key === key));
  return { port, sandboxPort: port + 1 };
}

export const projectRoot = path.resolve(import.meta.dirname, '../..');
/** Playwright empties it before each run. */
export const outputFolder = path.join(projectRoot, 'test-results');

/** The release with a site as it is built for a worker. */
export const releaseFolderOf = ({ key }: TestSite, worker: number): string =>
  path.join(outputFolder, 'releases', `${key}-${worker}`);
/** The compiled gallery of components. */
export const galleryFolder = path.join(outputFolder, 'gallery');
