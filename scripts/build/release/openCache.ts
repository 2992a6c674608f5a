import { createDiskCache, defaultCacheFolder } from '../../lib/cache.ts';
import { assertCacheFolder } from '../output/assertCacheFolder.ts';
import { releasesFolder } from '../output/currentRelease.ts';
import { assertUnpublished } from '../output/ownFolder.ts';
import type { BuildOptions } from './buildOptions.ts';

/**
 * Opens the cache of a build, and connects to the one on a server if there is one. Throws if somebody else's files are
 * in its folder, or if it would be published.
 */
export async function openCache(
  root: string,
  { cacheFolder, remoteCache, dist }: Pick<BuildOptions, 'cacheFolder' | 'remoteCache' | 'dist'>,
) {
  const folder = cacheFolder ?? defaultCacheFolder(root);
  assertUnpublished('the cache', folder, [dist, releasesFolder(dist)]);
  assertCacheFolder(folder, root);
  if (!remoteCache) return { cacheFolder: folder, cache: createDiskCache(folder), remote: undefined };
  const { connectRemoteCache } = await import('../../lib/remoteCache.ts');
  const remote = connectRemoteCache(remoteCache);
  return { cacheFolder: folder, cache: createDiskCache(folder, remote), remote };
}
