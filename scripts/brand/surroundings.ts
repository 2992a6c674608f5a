import type { Typefaces } from '../art/drawBrands.ts';
import { readTypefaces } from '../art/typeface.ts';
import { siteIdClaims } from '../config/checks/brandFacts.ts';
import { loadCatalogue } from '../config/loadCatalogue.ts';
import { parseBrandFile } from '../config/parseBrandFile.ts';
import { readSources } from '../config/read/readSources.ts';
import type { Sources } from '../config/read/sources.ts';
import type { Occupied } from './offers.ts';

/** The catalogue that a brand is to be added to. */
export interface Surroundings {
  sources: Sources;
  occupied: Occupied;
  /** Keys of companies in build.config.ts. */
  companies: readonly string[];
  typefaces: Typefaces;
}

/** Reads the project at `root`. Throws a `ProblemsError` where it has mistakes already: they would be told as the new brand's. */
export async function readSurroundings(root: string): Promise<Surroundings> {
  const { config } = await loadCatalogue(root);
  const [sources, typefaces] = await Promise.all([readSources(root), readTypefaces(root)]);
  const brands = sources.brands.flatMap((files) => parseBrandFile(files).brand ?? []);
  const siteIds = new Set(siteIdClaims(brands).map(({ value }) => value));
  return {
    sources,
    occupied: { siteIds, defaultCompany: config.defaultCompany },
    companies: Object.keys(config.companies),
    typefaces,
  };
}
