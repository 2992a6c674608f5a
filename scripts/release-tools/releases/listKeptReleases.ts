import path from 'node:path';
import { listReleases, readCurrentRelease, readLog, releasesFolder } from '../../build/output/currentRelease.ts';
import type { ManifestSite } from '../../build/output/manifest.ts';
import { readProvenance, type SiteProvenance } from '../../build/output/provenance.ts';
import { readManifest } from '../../build/output/readManifest.ts';
import { findServedReleases, type LogEntry } from '../../build/output/releaseLog.ts';

/** A release that dist keeps. */
export interface ListedRelease {
  name: string;
  isCurrent: boolean;
  /** When it was published or gone back to last, as ISO 8601; undefined where the log does not tell. */
  time?: string;
  sites: number;
  /** Number of the sites that differ from those of the current release. */
  different: number;
  /** The newest of the commits that its sites were made from; undefined without git. */
  commit?: string;
  /** Names of the targets that serve it. */
  servedAt: readonly string[];
}

export interface Releases {
  releases: readonly ListedRelease[];
  log: readonly LogEntry[];
  /** Descriptions of damage to the log. */
  damage: readonly string[];
}

/** Counts the hosts that two releases do not have the same site at. */
export function countDifferent(a: readonly ManifestSite[], b: readonly ManifestSite[]): number {
  const toKeys = (sites: readonly ManifestSite[]) => new Set(sites.map(({ host, digest }) => `${host} ${digest}`));
  const keys = toKeys(a).symmetricDifference(toKeys(b));
  return new Set(Array.from(keys, (key) => key.split(' ')[0])).size;
}

/** Lists the releases that a dist keeps, the current one first, and its log. */
export async function listKeptReleases(dist: string): Promise<Releases> {
  const { entries, damage } = readLog(dist);
  const [current, names] = [await readCurrentRelease(dist), await listReleases(dist)];
  const served = findServedReleases({ entries });
  const now = readManifest(dist)?.sites ?? [];
  const published = entries.filter(({ to }) => to === undefined);
  const isUnknown = current !== undefined && published.length > 0 && published.at(-1)!.release !== current;
  return {
    releases: names.map((name): ListedRelease => {
      const folder = path.join(releasesFolder(dist), name);
      const sites = readManifest(folder)?.sites ?? [];
      const time = published.findLast(({ release }) => release === name)?.time;
      const commit = findNewestCommit(readProvenance(folder)?.sites ?? []);
      return {
        name,
        isCurrent: name === current,
        ...(time !== undefined && { time }),
        sites: sites.length,
        different: countDifferent(now, sites),
        ...(commit !== undefined && { commit }),
        servedAt: Array.from(served).flatMap(([target, release]) => (release === name ? [target] : [])),
      };
    }),
    log: entries,
    damage: isUnknown ? [...damage, `the last line is not about ${current}, which is the current release`] : damage,
  };
}

/** Finds the commit of the sources that were changed last among those of sites, with `+` for changes since. */
export function findNewestCommit(sites: readonly SiteProvenance[]): string | undefined {
  const newest = sites
    .filter(({ commit }) => commit !== null)
    .sort((a, b) => ((a.time ?? '') < (b.time ?? '') ? 1 : -1));
  const [first] = newest;
  return first && `${first.commit}${first.changed ? '+' : ''}`;
}
