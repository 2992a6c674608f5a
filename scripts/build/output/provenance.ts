import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { sha256 } from '../../lib/hash.ts';
import { tryParseJson } from '../../lib/tryParseJson.ts';
import { releaseFile } from '../hosting/releaseFile.ts';
import { listLastReleases } from './currentRelease.ts';
import { Hash, Host } from './manifest.ts';

/** Schema of the facts about the sources of a build. */
const SourceFacts = z.strictObject({
  /** The last commit that has changed them; null without git. */
  commit: z.string().nullable(),
  /** Whether they have been changed since that commit. */
  changed: z.literal(true).optional(),
  /** When they were changed last, as ISO 8601 in UTC; null if that is not known. */
  time: z.iso.datetime().nullable(),
  /** SHA-256 of the list of all source files with their hashes, a content of the store. */
  sources: Hash.optional(),
});
export type SourceFacts = Readonly<z.output<typeof SourceFacts>>;

/** Schema of a site's provenance: the release and the sources that its files were first made for, and from. */
export const SiteProvenance = z.strictObject({
  host: Host,
  /** SHA-256 of the list of its files, as the manifest has it. */
  digest: Hash,
  release: z.string(),
  ...SourceFacts.shape,
});
export type SiteProvenance = Readonly<z.output<typeof SiteProvenance>>;

/** Schema of dist/release.json, which tells where a release comes from, and so is not the same for equal builds. */
export const ReleaseProvenance = z.strictObject({ release: z.string(), sites: z.array(SiteProvenance) });
export type ReleaseProvenance = Readonly<z.output<typeof ReleaseProvenance>>;

const unknownSources: SourceFacts = { commit: null, time: null };

/** Number of a manifest hash's digits in the name of its release. */
const RELEASE_LENGTH = 16;

/** Returns the name of the release with this manifest. */
export const toReleaseName = (manifest: string): string => sha256(manifest).slice(0, RELEASE_LENGTH);

/** Renders the file that a site's host serves. */
export const renderSiteProvenance = (site: SiteProvenance): string => `${JSON.stringify(site)}\n`;

/** Renders the file beside the manifest, with a line for each site. */
export const renderProvenance = ({ release, sites }: ReleaseProvenance): string =>
  `{"release":"${release}","sites":[\n${sites.map((site) => JSON.stringify(site)).join(',\n')}\n]}\n`;

/** Parses the provenance of a release; returns undefined for a text that is none. */
export const parseProvenance = (text: string): ReleaseProvenance | undefined =>
  ReleaseProvenance.safeParse(tryParseJson(text)).data;

/** Reads the provenance of the release in a folder; undefined if none can be read. */
export function readProvenance(dist: string): ReleaseProvenance | undefined {
  try {
    return parseProvenance(readFileSync(path.join(dist, releaseFile), 'utf8'));
  } catch {
    return undefined;
  }
}

type SitePart = Pick<SiteProvenance, 'host' | 'digest'>;

/**
 * Tells of each site where it comes from: of one that a kept release has, what that says, because the site is the same;
 * of any other, that this release was the first, and its sources.
 */
export async function toProvenance(
  { dist, release, madeFrom = unknownSources }: { dist: string; release: string; madeFrom?: SourceFacts | undefined },
  sites: readonly SitePart[],
): Promise<ReleaseProvenance> {
  const folders = (await listLastReleases(dist)).reverse();
  const known = folders.flatMap((folder) => readProvenance(folder)?.sites ?? []);
  return joinProvenance({ release, madeFrom }, sites, known);
}

/** Tells the same from what is known of sites; where two tell of one, the later counts. */
export function joinProvenance(
  { release, madeFrom = unknownSources }: { release: string; madeFrom?: SourceFacts },
  sites: readonly SitePart[],
  known: readonly SiteProvenance[],
): ReleaseProvenance {
  const kept = new Map(known.map((site) => [`${site.host} ${site.digest}`, site]));
  return {
    release,
    sites: sites.map(({ host, digest }) => kept.get(`${host} ${digest}`) ?? { host, digest, release, ...madeFrom }),
  };
}

/**
 * Returns the hashes of the files that the hosts of a release serve about it, by host; undefined if its provenance is not
 * about the sites of its manifest.
 */
export function hashSiteProvenances(
  provenance: ReleaseProvenance | undefined,
  sites: readonly SitePart[],
): ReadonlyMap<string, string> | undefined {
  const known = new Map(provenance?.sites.map((site) => [site.host, site]));
  const isWhole = known.size === sites.length && sites.every(({ host, digest }) => known.get(host)?.digest === digest);
  return isWhole ? new Map(Array.from(known, ([host, site]) => [host, sha256(renderSiteProvenance(site))])) : undefined;
}
