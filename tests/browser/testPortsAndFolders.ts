import path from 'node:path';
import { sampleSites } from '../../scripts/local/screenshots/sampleSites.ts';

export type TestSite = (typeof sampleSites)[number];
export type TestSiteKey = TestSite['key'];

/**
 * Returns the ports of a site and its sandbox for one of Playwright's workers. Each worker has its own, because tests
 * change the state of a sandbox; the ports are fixed within a run, because the sandbox's is compiled into the site.
 */
export function portsOf({ key }: TestSite, worker: number): { port: number; sandboxPort: number } {
  // playwright.config.ts sets it for the workers of its run.
  const firstPort = Number(process.env.MATCHPRESS_FIRST_PORT);
  const port = firstPort + 2 * (worker * sampleSites.length + sampleSites.findIndex((site) => site.key === key));
  return { port, sandboxPort: port + 1 };
}

export const projectRoot = path.resolve(import.meta.dirname, '../..');
/** Folder of the output; Playwright empties it before each run. */
export const outputFolder = path.join(projectRoot, 'test-results');

/** Returns the folder of a release that is built for a worker. */
export const releaseFolderOf = ({ key }: TestSite, worker: number): string =>
  path.join(outputFolder, 'releases', `${key}-${worker}`);
/** Folder of the compiled gallery of components. */
export const galleryFolder = path.join(outputFolder, 'gallery');
