import { formatBytes } from '../../lib/formatBytes.ts';
import type { BuildConfig, SiteBudget } from '../config/schema/buildConfig.ts';

/** The size of a site: number and bytes of its files. */
interface SizedSite extends SiteBudget {
  host: string;
  brand: string;
}

const formats = {
  files: (amount: number) => `${amount} files`,
  bytes: formatBytes,
} as const;

/** Describes the sites that have more than their budget: `<host> has 1013 files, and siteBudget allows 1000 files`. */
export function findOverBudget(sites: readonly SizedSite[], budget: BuildConfig['siteBudget']): string[] {
  if (!budget) return [];
  const { brands, ...all } = budget;
  return sites.flatMap((site) => {
    const own = brands[site.brand] ?? {};
    return (['files', 'bytes'] as const).flatMap((unit) => {
      const limit = own[unit] ?? all[unit];
      if (site[unit] <= limit) return [];
      const owner = own[unit] === undefined ? 'siteBudget' : `siteBudget of ${site.brand}`;
      return [`${site.host} has ${formats[unit](site[unit])}, and ${owner} allows ${formats[unit](limit)}`];
    });
  });
}
