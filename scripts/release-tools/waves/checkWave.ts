import { setTimeout } from 'node:timers/promises';
import type { ReportRate } from '../../build/config/schema/waves.ts';
import type { ServingRules } from '../../build/hosting/servingRules.ts';
import { groupByShape } from '../../build/hosting/siteShapes.ts';
import { readReportRate } from './readReportRate.ts';

interface WaveCheck {
  /** Serving rules of the sites of the wave. */
  rules: readonly ServingRules[];
  /** Time for which the rate of reports is watched, in minutes. */
  minutes: number;
  release: string;
  /** Names of the releases of its sites, which their reports have. */
  siteReleases: readonly string[];
  /** Walks through the site at a host; returns what failed. Default: no site is walked through. */
  walk?: ((host: string) => Promise<readonly string[]>) | undefined;
  /** Default: no rate is read. */
  reports?: ReportRate | undefined;
  report: (phrase: string) => void;
}

/** Time between two readings of the rate. */
const PAUSE_MS = 30_000;

/** Picks one host of each shape that the sites have. */
const pickHosts = (rules: readonly ServingRules[]): string[] => groupByShape(rules).map(({ sites }) => sites[0]!.host);

/**
 * Tries the sites of a wave: walks through one of each shape, and watches the rate of reports. Returns descriptions of what
 * failed.
 */
export async function checkWave({
  rules,
  minutes,
  release,
  siteReleases,
  walk,
  reports,
  report,
}: WaveCheck): Promise<string[]> {
  const failures: string[] = [];
  for (const host of walk ? pickHosts(rules) : []) {
    report(`Walking through ${host}`);
    failures.push(...(await walk!(host)));
  }
  const end = performance.now() + minutes * 60_000;
  while (failures.length === 0) {
    const rate = reports && (await readReportRate(reports, release, siteReleases));
    if (rate !== undefined && rate > reports!.most)
      failures.push(`the rate of reports is ${rate}, more than ${reports!.most}`);
    const left = end - performance.now();
    if (left <= 0 || failures.length > 0) break;
    report(
      `Watching for ${Math.ceil(left / 60_000)} min${rate === undefined ? '' : `; the rate of reports is ${rate}`}`,
    );
    await setTimeout(Math.min(PAUSE_MS, left));
  }
  return failures;
}
