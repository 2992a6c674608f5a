import path from 'node:path';
import type { Command } from './Command.ts';
import type { CommandIo } from './CommandIo.ts';
import { isCacheAddress, readConnection } from './remoteCacheConnection.ts';

/** Values of the options that `addCacheOptions` adds. */
export interface CacheOptions {
  cache: string[];
  cacheReadOnly?: boolean;
}

const collect = (value: string, before: readonly string[]) => [...before, value];

/** Adds the options of a command that builds: where results are kept. */
export const addCacheOptions = (command: Command): Command =>
  command
    .option(
      '--cache <folder or address>',
      'where results are kept between builds (default: .cache); an https address is asked for what is not there; may be given twice',
      collect,
      [],
    )
    .option('--cache-read-only', 'write nothing to the cache at the address');

/** Reads the values of these options as a build takes them. */
export function toCacheOptions({ cache, cacheReadOnly = false }: CacheOptions, { cwd, env }: CommandIo) {
  const address = cache.find(isCacheAddress);
  const folder = cache.find((one) => !isCacheAddress(one));
  return {
    ...(folder !== undefined && { cacheFolder: path.resolve(cwd, folder) }),
    ...(address !== undefined && { remoteCache: readConnection(address, env, cacheReadOnly) }),
  };
}
