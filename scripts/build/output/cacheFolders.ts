import path from 'node:path';

/** Name of the content store's folder in the cache. */
export const storeFolder = 'store';

/** Name of the folder in the cache with what Node has compiled of the tools. */
export const compiledScriptsFolder = 'node';

/** Returns the path of the content with a hash in the store at `folder`. */
export const contentPath =
  (folder: string) =>
  (hash: string): string =>
    path.join(folder, hash.slice(0, 2), hash);
