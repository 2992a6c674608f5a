import { listSiteIds } from '../../build/config/check/ownedValues.ts';
import { readSources } from '../../build/config/read/readSources.ts';
import { loadCatalogue } from '../../build/config/resolve/loadCatalogue.ts';
import { parseBrandFile } from '../../build/config/resolve/parseBrandFile.ts';
import { parseRetiredFile } from '../../build/config/resolve/parseRetiredFile.ts';
import type { Sources } from '../../build/config/schema/sources.ts';
import type { Typefaces } from '../logo/drawBrands.ts';
import type { ReadIdentity } from '../logo/import/importIdentity.ts';
import { readTypefaces } from '../logo/typeface.ts';
import type { ReadPhoto } from '../photo/readPhoto.ts';
import type { ToolLanguage } from '../words/toolLanguage.ts';
import { type DefaultsContext, findMailDomain } from './defaultAnswers.ts';
import type { WizardWords } from './words/WizardWords.ts';
import { wordsByLanguage } from './words/wordsByLanguage.ts';

/** Facts of the project that a brand is added to. */
export interface ScaffoldContext {
  sources: Sources;
  defaults: DefaultsContext;
  /** Keys of companies in build.config.ts. */
  companies: readonly string[];
  typefaces: Typefaces;
  /** The language that it speaks. */
  language: ToolLanguage;
  words: WizardWords;
  /** Whether some environment takes the hosts that brands name themselves. */
  ownHosts: boolean;
  /** The brand's own logo; without one, logo and icon are drawn. */
  ownLogo?: ReadIdentity;
  /** A photograph for the sign-in page, as it was read from its file. */
  ownPhoto?: { file: string; read: ReadPhoto };
}

/** Reads the project at `root`. Throws a `ProblemsError` if it has problems, which would look like the new brand's. */
export async function readScaffoldContext(root: string, language: ToolLanguage = 'en'): Promise<ScaffoldContext> {
  const { config, brands: resolved } = await loadCatalogue(root);
  const [sources, typefaces] = await Promise.all([readSources(root), readTypefaces(root)]);
  const brands = sources.brands.flatMap((files) => parseBrandFile(files).brand ?? []);
  const siteIds = [...parseRetiredFile(sources.retired).siteIds, ...listSiteIds(brands)];
  const usedSiteIds = new Set(siteIds.map(({ value }) => value));
  const addresses = brands.flatMap(({ slug, value }) => (value ? [{ slug, address: value.contacts.privacy }] : []));
  return {
    sources,
    defaults: {
      usedSiteIds,
      siteIds: config.siteIds,
      defaultCompany: config.defaultCompany,
      mailDomain: findMailDomain(addresses),
      faces: resolved.map(({ ageBracket, look }) => ({ ageBracket, ...look })),
    },
    companies: Object.keys(config.companies),
    typefaces,
    ownHosts: Object.values(config.environments).some(({ ownHosts }) => ownHosts === true),
    language,
    words: wordsByLanguage[language],
  };
}
