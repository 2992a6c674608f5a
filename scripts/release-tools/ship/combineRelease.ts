import { toDeltaFolder, toDeltaName } from '../../build/hosting/deltas.ts';
import { rulesFolder } from '../../build/hosting/serverFiles.ts';
import type { ContentStore, StoredFile } from '../../build/output/contentStore.ts';
import { parseFileList, readStoredList, summarizeList } from '../../build/output/fileLists.ts';
import type { SitesOfRelease } from '../../build/output/importSites.ts';
import { storeDeltaList } from '../../build/output/makeDeltas.ts';
import { Manifest, type ManifestSite, renderManifest } from '../../build/output/manifest.ts';
import { parseProvenance, type SiteProvenance } from '../../build/output/provenance.ts';
import { addServerFiles } from '../../build/release/addServerFiles.ts';
import { joinParts } from '../../build/release/publishBuild.ts';
import { sha256 } from '../../lib/hash.ts';
import { UsageError, UserError } from '../../lib/problem.ts';
import { createShipment, type Shipment } from './Shipment.ts';

/** Reader of contents at a target that are texts, in the order of their hashes. */
export type ReadTexts = (hashes: readonly string[]) => Promise<readonly string[]>;

/** The release that a target serves. */
export interface LiveRelease {
  manifest: string;
  /** The list of its deltas; empty without any. */
  deltas: string;
  /** The text that tells where its sites come from. */
  provenance: string;
  readTexts: ReadTexts;
}

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
  live?: LiveRelease,
): Promise<Shipment> {
  const chosen = new Set(part.sites.map(({ head }) => head.host));
  const liveSites = live ? Manifest.parse(JSON.parse(live.manifest)).sites : [];
  const kept = liveSites.filter(({ host }) => !chosen.has(host));
  assertOneEnvironment(part, kept);
  const keptPart = await obtainSites(store, kept, live?.readTexts ?? (async () => []));
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

/** Obtains the lists of sites that stay, and the rules that their hosts are answered by; of their files none is needed. */
async function obtainSites(
  store: ContentStore,
  sites: readonly ManifestSite[],
  readTexts: ReadTexts,
): Promise<SitesOfRelease> {
  await obtainTexts(
    store,
    sites.map(({ digest }) => digest),
    readTexts,
  );
  const obtained = sites.map(({ digest, ...head }) => {
    const list = readStoredList(store, digest);
    if (!list) throw new UserError(`the list of ${head.host} at the target is none; ship all sites`);
    return { head, ...summarizeList(digest, list) };
  });
  const rules = obtained.flatMap(({ hosting }) => hosting.filter(({ path }) => path.startsWith(`${rulesFolder}/`)));
  await obtainTexts(
    store,
    rules.map(({ sha256: hash }) => hash),
    readTexts,
  );
  return { sites: obtained, hosting: [] };
}

async function obtainTexts(store: ContentStore, hashes: readonly string[], readTexts: ReadTexts): Promise<void> {
  const missing = [...new Set(hashes)].filter((hash) => !store.has(hash));
  if (missing.length === 0) return;
  const texts = await readTexts(missing);
  for (const [index, hash] of missing.entries()) {
    const text = texts[index] ?? '';
    if (sha256(text) !== hash)
      throw new UserError(`the target lacks the content ${hash} of what it serves, or has changed it; ship all sites`);
    await store.add(Buffer.from(text));
  }
}

/** Site with its files. */
interface ListedSite {
  host: string;
  files: readonly StoredFile[];
}

const listFiles = (store: ContentStore, { sites }: SitesOfRelease): ListedSite[] =>
  sites.map(({ head: { host }, digest }) => ({ host, files: readStoredList(store, digest)!.files }));

/** Picks the deltas of files that these sites have. */
function pickDeltas(deltas: readonly StoredFile[], sites: readonly ListedSite[]): StoredFile[] {
  const folders = new Set(
    sites.flatMap(({ host, files }) =>
      files.flatMap(({ path }) => (toDeltaName(path) === undefined ? [] : [toDeltaFolder(host, path)])),
    ),
  );
  return deltas.filter(({ path }) => folders.has(path.split('/', 2).join('/')));
}
