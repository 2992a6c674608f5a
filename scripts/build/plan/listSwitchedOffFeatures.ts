import { formatCount } from '../../lib/formatCount.ts';
import type { ResolvedBrand } from '../config/schema/catalogue.ts';

/** Features that every member has unless an operator turns them off for a brand (reading 62). */
const memberFeatures = ['interests', 'liveChat'] as const;

/** The part of a site that tells whether a feature is off there. */
interface SwitchedSite {
  brand: Pick<ResolvedBrand, 'slug' | 'features'>;
}

/**
 * Writes one line for each feature that a brand turns off, such as `liveChat is switched off in birchmere (1 site)`.
 */
export function listSwitchedOffFeatures(sites: readonly SwitchedSite[]): string[] {
  const sitesByBrand = Map.groupBy(sites, ({ brand }) => brand.slug);
  return [...sitesByBrand].flatMap(([slug, [{ brand } = {}, ...others]]) =>
    memberFeatures
      .filter((feature) => brand?.features[feature] === false)
      .map((feature) => `${feature} is switched off in ${slug} (${formatCount(others.length + 1, 'site')})`),
  );
}
