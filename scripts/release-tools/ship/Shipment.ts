import { statSync } from 'node:fs';
import { deltasFolder } from '../../build/hosting/deltas.ts';
import type { ContentStore, StoredFile } from '../../build/output/contentStore.ts';
import { readStoredList } from '../../build/output/fileLists.ts';
import {
  hostingFolder,
  listFileOf,
  listsFolder,
  listsOfRelease,
  Manifest,
  manifestFile,
} from '../../build/output/manifest.ts';
import { sha256 } from '../../lib/hash.ts';

/** A site of a shipment; the list of its files is the content with its digest. */
export interface ShippedSite {
  host: string;
  digest: string;
  files: readonly StoredFile[];
}

/** A release as a target is to have it: names, and the contents that they lead to. */
export interface Shipment {
  /** The first digits of its manifest's SHA-256. */
  release: string;
  sites: readonly ShippedSite[];
  /** Its files beside the sites, with their folders: the manifest, the lists, the servers' files and the deltas. */
  files: readonly StoredFile[];
}

/** Number of digits that name a release, and a site's folder after its host. */
const NAME_DIGITS = 16;

/** Returns the name of the release with this manifest. */
export const nameRelease = (manifest: string): string => sha256(manifest).slice(0, NAME_DIGITS);

/** Returns the name of the folder that a machine has for a site: equal sites of several releases share it. */
export const siteFolderOf = ({ host, digest }: Pick<ShippedSite, 'host' | 'digest'>): string =>
  `${host}-${digest.slice(0, NAME_DIGITS)}`;

/** Creates the shipment of a release whose contents, lists included, are in the store; deltas have paths in their folder. */
export async function createShipment(
  store: ContentStore,
  manifest: string,
  deltas: readonly StoredFile[],
): Promise<Shipment> {
  const { sites, hosting } = Manifest.parse(JSON.parse(manifest));
  const lists = [...sites, { host: hostingFolder, digest: hosting }].map(({ host, digest }) => ({
    host,
    digest,
    list: readStoredList(store, digest)!,
  }));
  const bytes = Buffer.from(manifest);
  await store.add(bytes);
  return {
    release: nameRelease(manifest),
    sites: lists.slice(0, -1).map(({ host, digest, list }) => ({ host, digest, files: list.files })),
    files: [
      { path: manifestFile, sha256: sha256(bytes), size: bytes.length },
      ...listsOfRelease({ sites, hosting }).map(({ owner, digest }) => ({
        path: `${listsFolder}/${listFileOf(owner)}`,
        sha256: digest,
        size: statSync(store.pathOf(digest)).size,
      })),
      ...lists.flatMap(({ list }) => list.hosting.map((file) => ({ ...file, path: `${hostingFolder}/${file.path}` }))),
      ...deltas.map((file) => ({ ...file, path: `${deltasFolder}/${file.path}` })),
    ],
  };
}

/** Returns the size of each content of a shipment by its hash. */
export const listContents = ({ sites, files }: Shipment): ReadonlyMap<string, number> =>
  new Map([...sites.flatMap((site) => site.files), ...files].map(({ sha256: hash, size }) => [hash, size]));
