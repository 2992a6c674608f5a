import { withSuggestion } from '../../build/config/parse/suggestValue.ts';
import type { Wave } from '../../build/config/schema/waves.ts';
import type { ManifestSite } from '../../build/output/manifest.ts';
import { UsageError } from '../../lib/problem.ts';

/** A group of sites that get a release together. */
export interface PlannedWave {
  /** Counted from 1. */
  number: number;
  hosts: readonly string[];
  /** Time for which failures are watched afterwards, in minutes. */
  minutes: number;
}

type Site = Pick<ManifestSite, 'host' | 'brand' | 'domain'>;

/**
 * Divides sites into waves, each site once: in the first that names it, else in the last. Waves without a site are left
 * out. Throws a UsageError for a name that none of all sites has.
 *
 * @param sites those that change
 */
export function toWaves(waves: readonly Wave[], all: readonly Site[], sites: readonly Site[]): PlannedWave[] {
  for (const wave of waves)
    for (const [kind, key] of [
      ['brands', 'brand'],
      ['domains', 'domain'],
      ['hosts', 'host'],
    ] as const) {
      const known = new Set(all.map((site) => site[key]));
      const unknown = wave[kind]?.find((name) => !known.has(name));
      if (unknown !== undefined)
        throw new UsageError(
          withSuggestion(`waves of build.config.ts: no site has the ${key} ${unknown}`, unknown, [...known]),
        );
    }
  const left = new Set(sites);
  const groups = [...waves, undefined].map((wave) => {
    const taken = [...left].filter((site) => wave === undefined || isIn(wave, site));
    for (const site of taken) left.delete(site);
    return { hosts: taken.map(({ host }) => host), minutes: wave?.minutes ?? 0 };
  });
  return groups.filter(({ hosts }) => hosts.length > 0).map((group, index) => ({ number: index + 1, ...group }));
}

const isIn = ({ brands, domains, hosts }: Wave, { brand, domain, host }: Site): boolean =>
  (brands?.includes(brand) ?? true) && (domains?.includes(domain) ?? true) && (hosts?.includes(host) ?? true);
