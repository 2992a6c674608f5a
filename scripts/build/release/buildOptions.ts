import type { CacheCounts } from '../../lib/cache.ts';
import type { CacheKind } from '../../lib/cacheTools.ts';
import type { Problem } from '../../lib/problem.ts';
import type { RemoteCacheConnection } from '../../lib/remoteCacheConnection.ts';
import type { BuildFilter } from '../plan/planBuild.ts';

export interface BuildOptions {
  filter: BuildFilter;
  /** Absolute path of the folder to write. */
  dist: string;
  /** Leaves the sites that the filter does not select as they are in `dist`. Default: the new release has none of them. */
  keepsOtherSites?: boolean;
  /** Leaves the sites of brands with mistakes as they are in `dist`, and tells the mistakes in the report. */
  keepsGoing?: boolean;
  /** false leaves out `.br` and `.gz`. */
  compressed: boolean;
  /** Where results of earlier builds are stored. Default: .cache of the project. */
  cacheFolder?: string;
  /** A cache on a server, to look for what is not there. */
  remoteCache?: RemoteCacheConnection;
  /** How large that may get, in bytes. Default: a limit that is looked at once a day. */
  cacheLimit?: number;
  /** Folder for the source maps of the scripts, outside `dist`. Default: none are made. */
  sourceMaps?: string;
  /** Called with a short phrase for each step. */
  onProgress?: (phrase: string) => void;
}

export interface BuildReport {
  environment: string;
  /** How many sites were asked for. */
  sites: number;
  /** How many others stayed as they were. */
  keptSites: number;
  /** Of all sites in `dist`, and the hosting folder. */
  files: number;
  bytes: number;
  /** Each content counted once. */
  uniqueBytes: number;
  /** false if dist was up to date. */
  written: boolean;
  /** The hosts of the sites that were made, and not taken from the cache or left as they were. */
  made: readonly string[];
  /** What was found harmed in dist, and is restored. */
  restored: readonly string[];
  /** The release that was there, where somebody had switched to another than the last build published. */
  switchedTo?: string;
  /** A line for each feature that a brand turns off. */
  switchedOff: readonly string[];
  /** How many entries of each kind were found in the cache, and how many were not. */
  cache: Readonly<Partial<Record<CacheKind, CacheCounts>>>;
  /** What went wrong with the cache on a server, if anything did. */
  remoteCacheFailure?: string;
  /** Mistakes of the brands that were left as they are. */
  problems: readonly Problem[];
}
