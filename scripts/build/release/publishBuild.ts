import path from 'node:path';
import type { DiskCache } from '../../lib/cache.ts';
import type { RemoteCache } from '../../lib/remoteCache.ts';
import type { BuildLock } from '../output/buildLock.ts';
import { storeFolder } from '../output/cacheFolders.ts';
import { type ContentStore, createContentStore } from '../output/contentStore.ts';
import { readStoredList, storeFileList } from '../output/fileLists.ts';
import type { SitesOfRelease } from '../output/importSites.ts';
import { makeDeltas } from '../output/makeDeltas.ts';
import { hostingFolder, renderManifest, type Sources, sortFiles } from '../output/manifest.ts';
import type { SourceFacts } from '../output/provenance.ts';
import { type Publication, publishRelease, type ReleaseContents, type ReleasedSite } from '../output/publishRelease.ts';
import { isContentHash, type ReleaseRecord } from '../output/releaseRecord.ts';
import type { BuildReport, ReviewRelease } from './buildOptions.ts';
import { type SiteSources, writeLastBuild } from './lastBuild.ts';

/** Folders that a build reads and writes. */
export interface BuildFolders {
  /** Absolute path of the folder of the sites. */
  dist: string;
  cache: DiskCache;
  cacheFolder: string;
  /** The cache on a server, for what the folder lacks. */
  remote?: RemoteCache | undefined;
  /** The release in `dist`, if nothing there has been changed since it was published. */
  previous: ReleaseRecord | undefined;
}

/** Opens the content store; contents of an intact release are not checked again. */
export const openStore = ({ cache, cacheFolder, remote, previous }: BuildFolders, compressed: boolean): ContentStore =>
  createContentStore({
    folder: path.join(cacheFolder, storeFolder),
    cache,
    remote,
    compressed,
    trusted: new Set([...(previous?.files.keys() ?? [])].filter(isContentHash)),
  });

/** Facts about a build that only the caller knows. */
type ReportHead = Pick<BuildReport, 'environment' | 'sites' | 'keptSites' | 'made' | 'switchedOff' | 'problems'>;

/** A build that is ready to be published. */
interface FinishedBuild {
  parts: readonly SitesOfRelease[];
  head: ReportHead;
  /** Only where all sites are of one build. */
  fingerprint?: string | undefined;
  /** Only for a shard: the sources that it was built from. */
  sources?: Sources | undefined;
  /** Number of releases that are kept. Default: all. */
  keep?: number | undefined;
  /** The occasion, for the log. Default: a build. */
  occasion?: Publication['occasion'];
  /** Sources of the sites, but for those that were kept. */
  madeFrom?: SourceFacts | undefined;
  /** Lists of sources by host, as far as they are known. */
  siteSources?: SiteSources;
  review?: ReviewRelease | undefined;
}

/**
 * Publishes sites as one release and records it, unless the review keeps it back. Of two files of the hosting folder with one path, the one of the later
 * sites wins.
 */
export async function publishBuild(
  { dist, cache, previous }: BuildFolders,
  { store, lock }: { store: ContentStore; lock?: BuildLock | undefined },
  { parts, head, fingerprint, sources, madeFrom, keep, occasion, siteSources, review }: FinishedBuild,
): Promise<BuildReport> {
  const { sites, shared } = await joinParts(store, parts);
  await review?.({ manifest: renderManifest(sites, shared.digest, sources), store });
  if (!lock) return toReport(head, { sites, shared }, cache);
  // No browser gets a shard by itself.
  const deltas = sources ? [] : await makeDeltas(sites, { cache, store, dist });
  const publication = { dist, store, lock, previous, keep, occasion };
  const record = await publishRelease({ sites, shared, deltas, sources, madeFrom }, publication);
  const report = toReport(head, { sites, shared }, cache, record);
  await writeLastBuild(cache, dist, {
    ...(fingerprint !== undefined && { fingerprint }),
    ...(siteSources !== undefined && { siteSources }),
    report,
    record,
  });
  return report;
}

/** Reports a build; one without a record was not published. */
function toReport(
  head: ReportHead,
  { sites, shared }: Pick<ReleaseContents, 'sites' | 'shared'>,
  cache: DiskCache,
  record?: ReleaseRecord,
): BuildReport {
  const hosting = [...sites.flatMap((site) => site.hosting), ...shared.hosting];
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  return {
    ...head,
    files: sum(sites.map(({ files }) => files)) + hosting.length,
    bytes: sum([...sites.map(({ bytes }) => bytes), ...hosting.map(({ size }) => size)]),
    uniqueBytes: sum(Array.from(record?.files ?? [], ([key, { size }]) => (isContentHash(key) ? size : 0))),
    written: record !== undefined,
    restored: [],
    cache: cache.counts(),
  };
}

/** Joins parts of a release, in which no file of the hosting folder belongs to two. */
export async function joinParts(
  store: ContentStore,
  parts: readonly SitesOfRelease[],
): Promise<Pick<ReleaseContents, 'sites' | 'shared'>> {
  const sites = parts.flatMap((part) => part.sites);
  const sharedFiles = new Map(parts.flatMap((part) => part.hosting.map((file) => [file.path, file] as const)));
  const shared = await storeFileList(store, {
    files: [],
    hosting: sortFiles(hostingFolder, [...sharedFiles.values()]),
  });
  const owners = new Map([...sites, shared].flatMap((one) => one.hosting.map((file) => [file.path, one] as const)));
  const joined = sites.map(async (site): Promise<ReleasedSite> => {
    const hosting = site.hosting.filter((file) => owners.get(file.path) === site);
    if (hosting.length === site.hosting.length) return site;
    const { files } = readStoredList(store, site.digest)!;
    return { ...site, ...(await storeFileList(store, { files, hosting })) };
  });
  const sorted = (await Promise.all(joined)).sort((a, b) => (a.head.host < b.head.host ? -1 : 1));
  return { sites: sorted, shared };
}
