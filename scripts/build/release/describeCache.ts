import type { CacheKind } from '../../lib/cacheTools.ts';
import { formatCount } from '../../lib/formatCount.ts';
import type { BuildReport } from './buildOptions.ts';

/** Words for the entries of each kind; kinds without a word are of interest to nobody. */
const words: Partial<Record<CacheKind, string>> = {
  site: 'site',
  app: 'compiled app',
  chunk: 'chunk',
  font: 'font',
  icon: 'icon',
  compressed: 'compressed file',
};

/** Describes `From the cache: 140 of 144 sites, 1 of 1 compiled app`; nothing if nothing was looked for. */
export function describeCache(counts: BuildReport['cache']): string[] {
  const parts = Object.entries(words).flatMap(([kind, word]) => {
    const { hits, misses } = counts[kind as CacheKind] ?? { hits: 0, misses: 0 };
    return hits + misses === 0 ? [] : [`${hits} of ${formatCount(hits + misses, word)}`];
  });
  return parts.length === 0 ? [] : [`From the cache: ${parts.join(', ')}.`];
}
