import { statSync } from 'node:fs';
import { deltasFolder } from '../../build/hosting/deltas.ts';
import { releaseFile } from '../../build/hosting/releaseFile.ts';
import type { ContentStore, StoredFile } from '../../build/output/contentStore.ts';
import {
  hostingFolder,
  listFileOf,
  listsFolder,
  listsOfRelease,
  Manifest,
  manifestFile,
} from '../../build/output/manifest.ts';
import {
  joinProvenance,
  renderProvenance,
  renderSiteProvenance,
  type SiteProvenance,
  toReleaseName,
} from '../../build/output/provenance.ts';
import { sha256 } from '../../lib/hash.ts';
import { readShippedList } from './readShippedList.ts';

/** A site of a shipment. */
export interface ShippedSite {
  host: string;
  /** Hash of the list of its files. */
  digest: string;
  /** The files of its list, and the one that tells which release it is of. */
  files: readonly StoredFile[];
  /** Its files in the hosting folder. */
  hosting: readonly StoredFile[];
}

/** A release as a target is to have it: names, and the contents that they lead to. */
export interface Shipment {
  /** The first digits of its manifest's SHA-256. */
  release: string;
  sites: readonly ShippedSite[];
  /** Its files beside the sites, with their folders: the manifest, the lists, the servers' files and the deltas. */
  files: readonly StoredFile[];
}

/** Number of digits in the name of a site's folder, after its host. */
const NAME_DIGITS = 16;

/**
 * Returns the name of the folder that a machine has for a site: equal sites of several releases share it. The list does not
 * have the file that tells where the site comes from, which so counts besides.
 */
export function siteFolderOf({ host, digest, files }: ShippedSite): string {
  const told = files.find(({ path }) => path === releaseFile)?.sha256;
  return `${host}-${sha256(`${digest} ${told}`).slice(0, NAME_DIGITS)}`;
}

/** Facts about a release that its manifest does not have. */
interface ReleaseFacts {
  /** Deltas with paths in their folder. */
  deltas: readonly StoredFile[];
  /** Provenance of its sites, as far as it is known. */
  provenance: readonly SiteProvenance[];
}

/** Creates the shipment of a release whose contents, lists included, are in the store. */
export async function createShipment(
  store: ContentStore,
  manifest: string,
  { deltas, provenance }: ReleaseFacts,
): Promise<Shipment> {
  const { sites, hosting } = Manifest.parse(JSON.parse(manifest));
  const release = toReleaseName(manifest);
  const told = joinProvenance({ release }, sites, provenance);
  const storeText = async (path: string, text: string): Promise<StoredFile> => {
    const bytes = Buffer.from(text);
    await store.add(bytes);
    return { path, sha256: sha256(bytes), size: bytes.length };
  };
  const shipped = told.sites.map(async (site): Promise<ShippedSite> => {
    const list = readShippedList(store, site.digest)!;
    const own = await storeText(releaseFile, renderSiteProvenance(site));
    return { host: site.host, digest: site.digest, files: [...list.files, own], hosting: list.hosting };
  });
  const lists = listsOfRelease({ sites, hosting }).map(({ owner, digest }) => ({
    path: `${listsFolder}/${listFileOf(owner)}`,
    sha256: digest,
    size: statSync(store.pathOf(digest)).size,
  }));
  const parts = await Promise.all(shipped);
  const servers = [...parts.flatMap((site) => site.hosting), ...readShippedList(store, hosting)!.hosting];
  return {
    release,
    sites: parts,
    files: [
      await storeText(manifestFile, manifest),
      await storeText(releaseFile, renderProvenance(told)),
      ...lists,
      ...servers.map((file) => ({ ...file, path: `${hostingFolder}/${file.path}` })),
      ...deltas.map((file) => ({ ...file, path: `${deltasFolder}/${file.path}` })),
    ],
  };
}

/** Returns the size of each content of a shipment by its hash. */
export const listContents = ({ sites, files }: Shipment): ReadonlyMap<string, number> =>
  new Map([...sites.flatMap((site) => site.files), ...files].map(({ sha256: hash, size }) => [hash, size]));
