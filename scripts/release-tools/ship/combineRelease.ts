import { toDeltaFolder, toDeltaName } from '../../build/hosting/deltas.ts';
import type { ContentStore, StoredFile } from '../../build/output/contentStore.ts';
import { parseFileList } from '../../build/output/fileLists.ts';
import type { SitesOfRelease } from '../../build/output/importSites.ts';
import { storeDeltaList } from '../../build/output/makeDeltas.ts';
import { Manifest, type ManifestSite, renderManifest } from '../../build/output/manifest.ts';
import { parseProvenance, type SiteProvenance } from '../../build/output/provenance.ts';
import { addServerFiles } from '../../build/release/addServerFiles.ts';
import { joinParts } from '../../build/release/publishBuild.ts';
import { UsageError } from '../../lib/problem.ts';
import { obtainSites, type PlacedRelease, type ReadTexts } from './obtainSites.ts';
import { readShippedList } from './readShippedList.ts';
import { createShipment, type Shipment } from './Shipment.ts';

/** The sites that take the place of those with the same hosts. */
interface ChosenSites {
  /** With the files of the hosting folder that belong to no site. */
  part: SitesOfRelease;
  deltas: readonly StoredFile[];
  provenance: readonly SiteProvenance[];
}

/**
 * Combines chosen sites with all others that a target serves to one release. Its servers' files are made from the rules of
 * all its hosts. Throws a UsageError if the two are for different environments.
 */
export async function combineRelease(
  root: string,
  store: ContentStore,
  { part, deltas, provenance }: ChosenSites,
  live?: PlacedRelease,
  readTexts: ReadTexts = async () => [],
): Promise<Shipment> {
  const chosen = new Set(part.sites.map(({ head }) => head.host));
  const liveSites = live ? Manifest.parse(JSON.parse(live.manifest)).sites : [];
  const kept = liveSites.filter(({ host }) => !chosen.has(host));
  assertOneEnvironment(part, kept);
  const keptPart = await obtainSites(store, kept, readTexts);
  const { sites, shared } = await joinParts(store, await addServerFiles(root, store, [keptPart, part]));
  const formerDeltas = parseFileList(live?.deltas ?? '')?.files ?? [];
  const allDeltas = new Map(
    [...pickDeltas(formerDeltas, listFiles(store, keptPart)), ...pickDeltas(deltas, listFiles(store, part))].map(
      (file) => [file.path, file],
    ),
  );
  return createShipment(store, renderManifest(sites, shared.digest), {
    deltas: await storeDeltaList(store, [...allDeltas.values()]),
    provenance: [...(parseProvenance(live?.provenance ?? '')?.sites ?? []), ...provenance],
  });
}

function assertOneEnvironment({ sites }: SitesOfRelease, kept: readonly ManifestSite[]): void {
  const environment = sites[0]?.head.environment;
  const other = kept.find((site) => site.environment !== environment);
  if (!other) return;
  throw new UsageError(
    `the target serves ${other.host} for ${other.environment}, and these sites are for ${environment}; ship all sites, or to another target`,
  );
}

/** Site with its files. */
interface ListedSite {
  host: string;
  files: readonly StoredFile[];
}

const listFiles = (store: ContentStore, { sites }: SitesOfRelease): ListedSite[] =>
  sites.map(({ head: { host }, digest }) => ({ host, files: readShippedList(store, digest)!.files }));

/** Picks the deltas of files that these sites have. */
function pickDeltas(deltas: readonly StoredFile[], sites: readonly ListedSite[]): StoredFile[] {
  const folders = new Set(
    sites.flatMap(({ host, files }) =>
      files.flatMap(({ path }) => (toDeltaName(path) === undefined ? [] : [toDeltaFolder(host, path)])),
    ),
  );
  return deltas.filter(({ path }) => folders.has(path.split('/', 2).join('/')));
}
