import type { Cache } from '../../lib/cache.ts';
import type { ResolvedBrand } from '../config/schema/catalogue.ts';
import type { PublicSiteSettings } from '../config/schema/siteHosts.ts';
import { usesDarkLogo } from '../pictures/findLogoPlates.ts';
import type { Site } from '../plan/planBuild.ts';
import { type Artifact, textArtifact, withEffort } from './artifact.ts';
import { type LegalTemplates, renderLegalTexts } from './legalTexts.ts';
import { renderIcons } from './renderIcons.ts';

/** Creates the stage of the files that all sites of a brand share: its icons and legal texts. */
export const createBrandFiles =
  (
    { loadLegalTemplates, cache }: { loadLegalTemplates: () => Promise<LegalTemplates>; cache: Cache },
    environment: PublicSiteSettings,
    day: string,
  ) =>
  async (brand: ResolvedBrand) => ({
    icons: (await renderIcons(brand, cache)).map(withEffort('good')),
    legalTexts: renderLegalTexts(await loadLegalTemplates(), brand, environment, day).map(withEffort('fast')),
  });

/** Renders the logo and the icon of a site as the brand has drawn them, and the logo on its header if that is another. */
export const renderBrandDrawings = ({ values, brand }: Pick<Site, 'values' | 'brand'>): Artifact[] =>
  [
    textArtifact(values.logoUrl.slice(1), brand.logo),
    textArtifact(values.iconUrl.slice(1), brand.icon),
    ...(usesDarkLogo(brand) ? [textArtifact(values.headerLogoUrl.slice(1), brand.darkLogo!)] : []),
  ].map(withEffort('good'));
