import { withSuggestion } from '../../build/config/parse/suggestValue.ts';
import { readSources } from '../../build/config/read/readSources.ts';
import { loadCatalogue } from '../../build/config/resolve/loadCatalogue.ts';
import { parseBrandFile } from '../../build/config/resolve/parseBrandFile.ts';
import type { Catalogue } from '../../build/config/schema/catalogue.ts';
import type { ParsedBrand } from '../../build/config/schema/parsedBrand.ts';
import type { ConfigSource, Sources } from '../../build/config/schema/sources.ts';
import { UsageError } from '../../lib/problem.ts';

/** A project without problems: resolved, and as it is written. */
export interface Project {
  root: string;
  catalogue: Catalogue;
  sources: Sources;
  config: ConfigSource;
}

/** A brand of it, as it is written. */
export interface WrittenBrandFile {
  parsed: ParsedBrand;
  /** Path of brand.json from the project's root, and its text. */
  file: string;
  text: string;
}

/** Reads the project at `root`. Throws a `ProblemsError` if it has problems. */
export async function readProject(root: string): Promise<Project> {
  const catalogue = await loadCatalogue(root);
  const sources = await readSources(root);
  return { root, catalogue, sources, config: sources.config! };
}

/** Finds the brand's resolved form. Throws a UsageError for an unknown slug. */
export function findBrand({ catalogue }: Pick<Project, 'catalogue'>, slug: string) {
  const slugs = catalogue.brands.map((brand) => brand.slug);
  const found = catalogue.brands.find((brand) => brand.slug === slug);
  if (!found) throw new UsageError(withSuggestion(`there is no brand "${slug}"`, slug, slugs));
  return found;
}

/** Finds the brand's written form. Throws a UsageError for an unknown slug. */
export function findBrandFile(project: Project, slug: string): WrittenBrandFile {
  findBrand(project, slug);
  const source = project.sources.brands.find((brand) => brand.slug === slug)!;
  return { parsed: parseBrandFile(source).brand!, ...source.brand! };
}
