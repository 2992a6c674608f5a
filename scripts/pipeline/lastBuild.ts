import type { Cache } from '../lib/cache.ts';
import { sha256 } from '../lib/hash.ts';
import type { HashTree } from '../lib/hashTree.ts';
import { readCurrentRelease, releasesFolder } from '../output/currentRelease.ts';
import { isReleaseIntact, parseRecord, type ReleaseRecord, serializeRecord } from '../output/releaseRecord.ts';
import type { BuildFilter } from '../plan/planBuild.ts';
import type { BuildReport } from './buildOptions.ts';

/** Everything that can change a byte of the output, beside the tools. */
const buildInputs = [
  'app',
  'brands',
  'themes',
  'templates',
  'build.config.ts',
  '.linguirc.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** The options that decide about the output. */
interface OutputOptions {
  filter: BuildFilter;
  compressed: boolean;
}

/** One hash over all inputs and options of a build: with the same tools, equal fingerprints give equal bytes. */
export const fingerprintBuild = (hashTree: HashTree, { filter, compressed }: OutputOptions): string =>
  sha256(JSON.stringify([hashTree(buildInputs), filter, compressed]));

/** The build that published what is in a dist. */
export interface LastBuild {
  /** undefined if the sites are not all of this build. */
  fingerprint?: string;
  report: BuildReport;
  record: ReleaseRecord;
}

/** Records which build is now in `dist`. */
export async function writeLastBuild(cache: Cache, dist: string, { record, ...build }: LastBuild): Promise<void> {
  const state = { ...build, record: serializeRecord(record) };
  await cache.write('state', [dist], Buffer.from(JSON.stringify(state)));
}

/** The build that published what is in `dist`, if nothing there has been changed since. */
export async function readLastBuild(
  cache: Cache,
  dist: string,
  storedFile: (hash: string) => string,
): Promise<LastBuild | undefined> {
  const known = await cache.read('state', [dist]);
  if (!known) return undefined;
  const { record, ...build } = JSON.parse(known.toString('utf8')) as LastBuild;
  const last = { ...build, record: parseRecord(record) };
  if ((await readCurrentRelease(dist)) !== last.record.release) return undefined;
  return isReleaseIntact(last.record, releasesFolder(dist), storedFile) ? last : undefined;
}
