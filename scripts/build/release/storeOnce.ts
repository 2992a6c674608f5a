import type { Cache } from '../../lib/cache.ts';
import type { CacheKind } from '../../lib/cacheToolKeys.ts';
import { sha256 } from '../../lib/hash.ts';
import { createAsyncMemo } from '../../lib/memoize.ts';
import type { ContentStore, StoredFile } from '../output/contentStore.ts';
import type { Artifact } from '../stages/artifact.ts';

/** Files in the content store by the name of their artifact's group, each with its compressed ones. */
export type StoredGroups = Readonly<Record<string, readonly StoredFile[]>>;

/**
 * Stores the files that several sites share. For equal inputs they are rendered and stored once, also over builds, so
 * that an edit elsewhere does not even read them.
 */
export type StoreOnce = (
  kind: CacheKind,
  inputs: readonly unknown[],
  render: () => Promise<Readonly<Record<string, readonly Artifact[]>>>,
) => Promise<StoredGroups>;

/** Stores artifacts, and returns the files, with their compressed ones if they are for browsers. */
export const storeAll = async (
  store: Pick<ContentStore, 'put'>,
  artifacts: readonly Artifact[],
  forBrowsers: boolean,
): Promise<StoredFile[]> => (await Promise.all(artifacts.map((artifact) => store.put(artifact, forBrowsers)))).flat();

/** Creates that function for one build. */
export function createStoreOnce(cache: Cache, store: ContentStore, compressed: boolean): StoreOnce {
  const once = createAsyncMemo<StoredGroups>();
  return (kind, inputs, render) => {
    const key = [...inputs, compressed];
    return once(sha256(JSON.stringify([kind, key])), async () => {
      const found = await cache.read(kind, key);
      const known = found && (JSON.parse(found.toString('utf8')) as StoredGroups);
      const files = Object.values(known ?? {}).flat();
      if (known && (await store.obtain(files.map((file) => file.sha256)))) return known;
      const groups = Object.entries(await render());
      const stored = Object.fromEntries(
        await Promise.all(groups.map(async ([name, files]) => [name, await storeAll(store, files, true)] as const)),
      );
      await cache.write(kind, key, Buffer.from(JSON.stringify(stored)));
      return stored;
    });
  };
}
