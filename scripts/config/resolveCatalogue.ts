import type { Problem } from '../lib/problem.ts';
import { BuildConfig } from './buildConfig.ts';
import type { Catalogue, ResolvedBrand, ResolvedTheme } from './catalogue.ts';
import { writtenSites } from './checks/brandFacts.ts';
import type { BrandFile } from './checks/brandFile.ts';
import { checkBrands } from './checks/checkBrands.ts';
import { checkConfig } from './checks/checkConfig.ts';
import { checkDrawings } from './checks/checkDrawings.ts';
import { checkLegalTemplates } from './checks/checkLegalTemplates.ts';
import type { Mistake } from './mistake.ts';
import { validate } from './parse/validate.ts';
import { parseBrandFile } from './parseBrandFile.ts';
import { parseThemeFile } from './parseThemeFile.ts';
import { isSlug } from './read/slug.ts';
import type { Sources } from './read/sources.ts';
import { resolveBrand } from './resolveBrand.ts';

export interface Resolution {
  /** Only where there is no mistake at all. */
  catalogue?: Catalogue;
  problems: Problem[];
  /** In build.config.ts; their places are looked up by whoever can wait for a parser. */
  configMistakes: Mistake[];
}

type Themes = ReadonlyMap<string, ResolvedTheme>;

function toResolved({ slug, whole, logo, icon }: BrandFile, themes: Themes, config: BuildConfig): ResolvedBrand[] {
  const theme = themes.get(whole?.theme ?? '');
  const company = config.companies[whole?.company ?? config.defaultCompany];
  if (!whole || !theme || !company || !logo || !icon) return [];
  return [resolveBrand(whole, { slug, theme, company, logo: logo.text, icon: icon.text })];
}

/** Everything that was read → the catalogue, or every mistake in it. */
export function resolveCatalogue(sources: Sources): Resolution {
  const config = sources.config && validate(BuildConfig, sources.config.value);
  const themeFiles = sources.themes.map(parseThemeFile);
  const brandFiles = sources.brands.map(parseBrandFile);
  const brands = brandFiles.flatMap(({ brand }) => brand ?? []);
  const sites = writtenSites(brands.filter(({ slug }) => isSlug(slug)));
  const configMistakes = [
    ...(config?.mistakes ?? []),
    ...checkConfig(
      config?.part ?? {},
      sites.map(({ brand, domain }) => ({ slug: brand.slug, domain })),
    ),
  ];
  const problems = [
    ...sources.problems,
    ...themeFiles.flatMap((file) => file.problems),
    ...brandFiles.flatMap((file) => file.problems),
    ...checkDrawings(sources.brands),
    ...checkLegalTemplates(sources.legalTemplates.values()),
    ...checkBrands(brands, {
      themes: sources.themeNames,
      companies: config?.part?.companies && Object.keys(config.part.companies),
      environments: config?.part?.environments ?? {},
      catalogueTags: sources.catalogueTags,
      legalTemplates: sources.legalTemplates,
    }),
  ];
  if (!config?.whole || problems.length > 0 || configMistakes.length > 0) return { problems, configMistakes };
  const themes = new Map(themeFiles.flatMap(({ name, theme }) => (theme ? [[name, theme] as const] : [])));
  const { whole } = config;
  return {
    catalogue: { config: whole, themes, brands: brands.flatMap((brand) => toResolved(brand, themes, whole)) },
    problems,
    configMistakes,
  };
}
