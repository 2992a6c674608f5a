import type { CacheCounts } from '../../lib/cache.ts';
import type { CacheKind } from '../../lib/cacheToolKeys.ts';
import type { HashTree } from '../../lib/hashTree.ts';
import type { Problem } from '../../lib/problem.ts';
import type { RemoteCacheConnection } from '../../lib/remoteCacheConnection.ts';
import type { ContentStore } from '../output/contentStore.ts';
import type { BuildFilter, BuildPlan } from '../plan/planBuild.ts';

export interface BuildOptions {
  filter: BuildFilter;
  /** Absolute path of the folder to write. */
  dist: string;
  /** Leaves the sites that the filter does not select as they are in `dist`. Default: the new release has none of them. */
  keepsOtherSites?: boolean;
  /** Leaves the sites of brands with mistakes as they are in `dist`, and reports the mistakes. */
  keepsGoing?: boolean;
  /** false leaves out `.br` and `.gz`. */
  compressed: boolean;
  /** Where results of earlier builds are stored. Default: .cache of the project. */
  cacheFolder?: string;
  /** A cache on a server, for what the folder lacks. */
  remoteCache?: RemoteCacheConnection;
  /** Limit of the folder's size, in bytes. Default: a limit that is checked once a day. */
  cacheLimit?: number;
  /** Folder for the source maps of the scripts, outside `dist`. Default: none are made. */
  sourceMaps?: string;
  /** Called when all is built and nothing published; it may throw to prevent that. */
  review?: ReviewBuild;
  /** false builds into the cache alone, and leaves `dist` as it is. */
  publishes?: boolean;
  /** Called with a short phrase for each step. */
  onProgress?: (phrase: string) => void;
}

/** A release that is built and not published: the text of its manifest, and the store that has all of it. */
export interface BuiltRelease {
  manifest: string;
  store: ContentStore;
}

/** The sources of that release. */
export interface BuiltFrom {
  /** Hash of the list of its sources (sourceSnapshot.ts). */
  sources: string;
  plan: BuildPlan;
  /** Descriptions of the sites that have more than their budget. */
  overBudget: readonly string[];
  hashTree: HashTree;
}

type ReviewBuild = (release: BuiltRelease & BuiltFrom) => Promise<void> | void;
export type ReviewRelease = (release: BuiltRelease) => Promise<void> | void;

export interface BuildReport {
  environment: string;
  /** Number of sites that were asked for. */
  sites: number;
  /** Number of others that stayed as they were. */
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
  /** Descriptions of damage that was found in dist, and restored. */
  restored: readonly string[];
  /** The release that was there, if somebody had switched to another than the last build published. */
  switchedTo?: string;
  /** A line for each feature that a brand turns off. */
  switchedOff: readonly string[];
  /** Numbers of cache entries of each kind that were found, and that were missing. */
  cache: Readonly<Partial<Record<CacheKind, CacheCounts>>>;
  /** Failure of the cache on a server, if there was one. */
  remoteCacheFailure?: string;
  /** Mistakes of the brands that were left as they are. */
  problems: readonly Problem[];
}
