import path from 'node:path';
import { journeySites, visualOnlySites } from '../../scripts/screenshots/sampleSites.ts';

export { journeySites };

/** The sites that the browser tests build. */
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
