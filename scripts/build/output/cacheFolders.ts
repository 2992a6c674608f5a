import path from 'node:path';

/** The folder of the content store in the cache. */
export const storeFolder = 'store';

/** The folder in the cache of what Node has compiled of the tools. */
export const compiledScriptsFolder = 'node';

/** The path of the content with a hash in the store at `folder`. */
export const contentPath =
  (folder: string) =>
  (hash: string): string =>
    path.join(folder, hash.slice(0, 2), hash);
