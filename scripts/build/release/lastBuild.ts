import { type Cache, toolsRoot } from '../../lib/cache.ts';
import { hashTools } from '../../lib/cacheToolKeys.ts';
import { sha256 } from '../../lib/hash.ts';
import type { HashTree } from '../../lib/hashTree.ts';
import { today } from '../../lib/today.ts';
import { readCurrentRelease, releasesFolder } from '../output/currentRelease.ts';
import type { Sources } from '../output/manifest.ts';
import { checkRelease, parseRecord, type ReleaseRecord, serializeRecord } from '../output/releaseRecord.ts';
import { listPastChanges } from '../plan/listPastChanges.ts';
import type { BuildFilter } from '../plan/planBuild.ts';
import type { BuildReport } from './buildOptions.ts';

/** Inputs that can change a byte of the output, beside the tools. */
export const buildInputs = [
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

/** Options that decide about the output. */
interface OutputOptions {
  filter: BuildFilter;
  compressed: boolean;
}

/** Hashes all inputs and options of a build: with the same tools, equal fingerprints give equal bytes. */
export function fingerprintBuild(root: string, hashTree: HashTree, { filter, compressed }: OutputOptions): string {
  const { day = today(), ...chosen } = filter;
  return sha256(JSON.stringify([hashTree(buildInputs), chosen, listPastChanges(root, day), compressed]));
}

/** Digests everything that sites are built from, by name: shards fit together if theirs are equal. */
export const digestSources = (hashTree: HashTree): Sources => ({
  ...Object.fromEntries(buildInputs.map((input) => [input, hashTree([input])])),
  scripts: hashTools(toolsRoot, 'site'),
});

/** Names the sources that differ from those of the project now; undefined if none does. */
export function describeOtherSources(built: Sources | undefined, own: Sources): string | undefined {
  if (!built) return 'does not say what it was built from';
  const others = [...new Set([...Object.keys(own), ...Object.keys(built)])].filter((name) => built[name] !== own[name]);
  return others.length === 0
    ? undefined
    : `was built from other sources than those that are here: ${others.join(', ')}`;
}

/** The build that published the release in a dist. */
export interface LastBuild {
  /** undefined if the sites are not all of this build. */
  fingerprint?: string;
  report: BuildReport;
  record: ReleaseRecord;
  /** Hash of the list of sources (sourceSnapshot.ts) with which each site was built or confirmed last, by host. */
  siteSources?: SiteSources;
}

export type SiteSources = Readonly<Record<string, string>>;

/** Records which build is now in `dist`. */
export async function writeLastBuild(cache: Cache, dist: string, { record, ...build }: LastBuild): Promise<void> {
  const state = { ...build, record: serializeRecord(record) };
  await cache.write('state', [dist], Buffer.from(JSON.stringify(state)));
}

/** State of a dist, as far as it is known. */
interface DistState {
  /** The build that published what is there, if nothing has been changed since. */
  last?: LastBuild;
  /** The release that should be there, if something in it has been changed. */
  harmed?: string;
  /** The release that is there, if somebody has switched to it from the one that the build published. */
  switchedTo?: string;
}

/** Checks whether `dist` is what the last build published there. */
export async function readLastBuild(
  cache: Cache,
  dist: string,
  storedFile: (hash: string) => string,
): Promise<DistState> {
  const [known, current] = await Promise.all([cache.read('state', [dist]), readCurrentRelease(dist)]);
  if (!known || current === undefined) return {};
  const { record: json, ...build } = JSON.parse(known.toString('utf8')) as LastBuild;
  const record = parseRecord(json);
  if (current !== record.release) return { switchedTo: current };
  const present = checkRelease(record, releasesFolder(dist), storedFile);
  if (!present) return { harmed: current };
  const last = { ...build, record: present };
  if (present !== record) await writeLastBuild(cache, dist, last);
  return { last };
}
