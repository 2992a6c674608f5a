import type { CacheKind } from '../../lib/cacheToolKeys.ts';
import { formatBytes } from '../../lib/formatBytes.ts';
import { formatCount } from '../../lib/formatCount.ts';
import type { BuildReport } from './buildOptions.ts';

/** Describes that somebody has switched dist to another release than the last build published. */
const describeSwitch = (dist: string, switchedTo: string | undefined): string[] =>
  switchedTo === undefined
    ? []
    : [
        `${dist} led to the release ${switchedTo}, which is not the one that the last build published; this build has replaced it. To stay with it, take back the changes of the sources.`,
      ];

/** Largest number of harmed files that are named. */
const NAMED_FILES = 10;

/** Describes what was harmed in dist and is restored, with the names of the first files. */
function describeRestored(dist: string, restored: readonly string[]): string[] {
  const more = restored.length - NAMED_FILES;
  return [
    ...restored.slice(0, NAMED_FILES).map((harm) => `${dist}/${harm}; it is restored.`),
    ...(more > 0 ? [`${formatCount(more, 'more file')} of ${dist} ${more === 1 ? 'is' : 'are'} restored.`] : []),
  ];
}

/** Describes the result of a build in `dist`, in lines. */
export function describeBuild(report: BuildReport, dist: string, seconds: number): string[] {
  const others = report.keptSites === 0 ? '' : ` beside ${formatCount(report.keptSites, 'other')}`;
  const where = `${formatCount(report.sites, 'site')} for ${report.environment} in ${dist}${others}`;
  const size = `${formatBytes(report.bytes)}, ${formatBytes(report.uniqueBytes)} of them unique`;
  const what = `${where}, ${report.files} files, ${size}`;
  return [
    ...report.switchedOff,
    ...describeSwitch(dist, report.switchedTo),
    ...describeRestored(dist, report.restored),
    ...describeCache(report.cache),
    report.written
      ? `${what}. Built in ${seconds.toFixed(1)} s.`
      : `Nothing has changed: ${what}. Checked in ${seconds.toFixed(1)} s.`,
  ];
}

/** Words for the entries of each kind; a kind without one is not reported. */
const words: Partial<Record<CacheKind, string>> = {
  site: 'site',
  app: 'compiled app',
  chunk: 'chunk',
  font: 'font',
  icon: 'icon',
  compressed: 'compressed file',
};

/** `From the cache: 140 of 144 sites, 1 of 1 compiled app`; nothing if nothing was looked for. */
function describeCache(counts: BuildReport['cache']): string[] {
  const parts = Object.entries(words).flatMap(([kind, word]) => {
    const { hits, misses } = counts[kind as CacheKind] ?? { hits: 0, misses: 0 };
    return hits + misses === 0 ? [] : [`${hits} of ${formatCount(hits + misses, word)}`];
  });
  return parts.length === 0 ? [] : [`From the cache: ${parts.join(', ')}.`];
}
