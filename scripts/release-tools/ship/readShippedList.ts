import type { ContentStore } from '../../build/output/contentStore.ts';
import { readStoredList } from '../../build/output/fileLists.ts';
import type { FileList } from '../../build/output/manifest.ts';

type Store = Pick<ContentStore, 'pathOf'>;

const listsOf = new WeakMap<Store, Map<string, FileList | undefined>>();

/**
 * Reads a list that is in the store under its digest, and keeps it as long as the store: a shipment holds all lists, and each
 * of its steps asks for them. Returns undefined if that content is none.
 */
export function readShippedList(store: Store, digest: string): FileList | undefined {
  const lists = listsOf.get(store) ?? new Map<string, FileList | undefined>();
  listsOf.set(store, lists);
  if (!lists.has(digest)) lists.set(digest, readStoredList(store, digest));
  return lists.get(digest);
}
