import type { Cache } from '../../lib/cache.ts';
import { createAsyncMemo } from '../../lib/memoize.ts';
import type { ResolvedBrand } from '../config/schema/catalogue.ts';
import type { PublicSiteSettings } from '../config/schema/siteHosts.ts';
import type { Site } from '../plan/planBuild.ts';
import { type Artifact, textArtifact, withEffort } from './artifact.ts';
import { type LegalTemplates, renderLegalTexts } from './legalTexts.ts';
import { renderIcons } from './renderIcons.ts';

/**
 * Number of brands to remember. Sites come sorted by host, so those of a brand in a row. A brand's files take 0.7 MB.
 */
export const REMEMBERED_BRANDS = 64;

/** Creates the stage of the files that all sites of a brand share: its icons and legal texts. */
export function createBrandFiles(
  { legalTemplates, cache }: { legalTemplates: LegalTemplates; cache: Cache },
  environment: PublicSiteSettings,
  day: string,
): (brand: ResolvedBrand) => Promise<Artifact[]> {
  const brandOnce = createAsyncMemo<Artifact[]>(REMEMBERED_BRANDS);
  return (brand) =>
    brandOnce(brand.slug, async () => {
      const icons = await renderIcons(brand, cache);
      const legalTexts = renderLegalTexts(legalTemplates, brand, environment, day);
      return [...icons.map(withEffort('good')), ...legalTexts.map(withEffort('fast'))];
    });
}

/** Renders the logo and the icon of a site as the brand has drawn them. */
export const renderBrandDrawings = ({ values, brand }: Pick<Site, 'values' | 'brand'>): Artifact[] =>
  [textArtifact(values.logoUrl.slice(1), brand.logo), textArtifact(values.iconUrl.slice(1), brand.icon)].map(
    withEffort('good'),
  );
