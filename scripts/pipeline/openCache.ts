import { createDiskCache, defaultCacheFolder } from '../lib/cache.ts';
import type { BuildOptions } from './buildOptions.ts';

/** Opens the cache of a build, and connects to the one on a server if there is one. */
export async function openCache(root: string, { cacheFolder, remoteCache }: BuildOptions) {
  const folder = cacheFolder ?? defaultCacheFolder(root);
  if (!remoteCache) return { cacheFolder: folder, cache: createDiskCache(folder), remote: undefined };
  const { connectRemoteCache } = await import('../lib/remoteCache.ts');
  const remote = connectRemoteCache(remoteCache);
  return { cacheFolder: folder, cache: createDiskCache(folder, remote), remote };
}
