import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../lib/hash.ts';
import { tryParseJson } from '../../lib/tryParseJson.ts';
import type { ContentStore, StoredFile } from './contentStore.ts';
import { FileList, type ListOfRelease, listFileOf, listsFolder, renderFileList } from './manifest.ts';

/** A site whose files are in the content store, and so is the list of them. */
export interface StoredSite {
  /** SHA-256 of the list. */
  digest: string;
  /** Number of the files in its folder. */
  files: number;
  /** Size of these files. */
  bytes: number;
  /** Its files in the hosting folder. */
  hosting: readonly StoredFile[];
}

/** Parses a list; returns undefined for a text that is none. */
export const parseFileList = (text: string): FileList | undefined => FileList.safeParse(tryParseJson(text)).data;

/** Reads a list in the release in a folder; undefined if it is not the one that the manifest names. */
export function readFileList(dist: string, { owner, digest }: ListOfRelease): FileList | undefined {
  try {
    const text = readFileSync(path.join(dist, listsFolder, listFileOf(owner)), 'utf8');
    return sha256(text) === digest ? parseFileList(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a list that is in the store under its digest; undefined if that content is none. */
export const readStoredList = (store: Pick<ContentStore, 'pathOf'>, digest: string): FileList | undefined =>
  parseFileList(readFileSync(store.pathOf(digest), 'utf8'));

/** Summarizes a site by its list, which is in the store under this digest. */
export const summarizeList = (digest: string, { files, hosting }: FileList): StoredSite => ({
  digest,
  files: files.length,
  bytes: files.reduce((sum, { size }) => sum + size, 0),
  hosting,
});

/** Stores the list of a site whose files are in the store. */
export async function storeFileList(store: ContentStore, list: FileList): Promise<StoredSite> {
  const bytes = Buffer.from(renderFileList(list));
  await store.add(bytes);
  return summarizeList(sha256(bytes), list);
}

/**
 * Obtains a site's list and all that it names in the store; returns whether nothing is missing. A list that is known to be
 * unharmed is of an intact release, which has all of it.
 */
export async function obtainSite(store: ContentStore, { digest }: Pick<StoredSite, 'digest'>): Promise<boolean> {
  if (store.isTrusted(digest)) return true;
  const list = (await store.obtain([digest])) ? readStoredList(store, digest) : undefined;
  return list !== undefined && store.obtain([...list.files, ...list.hosting].map(({ sha256: hash }) => hash));
}
