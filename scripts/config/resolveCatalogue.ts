import type { Problem } from '../lib/problem.ts';
import { BuildConfig } from './buildConfig.ts';
import type { Catalogue, ResolvedBrand, ResolvedTheme } from './catalogue.ts';
import { checkBrands } from './checks/checkBrands.ts';
import { checkBuildConfig } from './checks/checkBuildConfig.ts';
import { checkDrawings } from './checks/checkDrawings.ts';
import { checkLegalTemplates } from './checks/checkLegalTemplates.ts';
import { listWrittenSites } from './checks/ownedValues.ts';
import { validate } from './parse/validate.ts';
import { parseBrandFile } from './parseBrandFile.ts';
import type { ParsedBrand } from './parsedBrand.ts';
import { parseThemeFile } from './parseThemeFile.ts';
import type { PathProblem } from './pathProblem.ts';
import type { Sources } from './read/sources.ts';
import { resolveBrand } from './resolveBrand.ts';
import { isSlug } from './slug.ts';

export interface CatalogueResolution {
  /** Only where there is no mistake at all. */
  catalogue?: Catalogue;
  problems: Problem[];
  /** In build.config.ts; their places are looked up by whoever can wait for a parser. */
  configProblems: PathProblem[];
}

type Themes = ReadonlyMap<string, ResolvedTheme>;

function toResolvedBrand(
  { slug, value: whole, logo, icon }: ParsedBrand,
  themes: Themes,
  config: BuildConfig,
): ResolvedBrand[] {
  const theme = themes.get(whole?.theme ?? '');
  const company = config.companies[whole?.company ?? config.defaultCompany];
  if (!whole || !theme || !company || !logo || !icon) return [];
  return [resolveBrand(whole, { slug, theme, company, logo: logo.text, icon: icon.text })];
}

/** Everything that was read → the catalogue, or every mistake in it. */
export function resolveCatalogue(sources: Sources): CatalogueResolution {
  const config = sources.config && validate(BuildConfig, sources.config.value);
  const themeFiles = sources.themes.map(parseThemeFile);
  const brandFiles = sources.brands.map(parseBrandFile);
  const brands = brandFiles.flatMap(({ brand }) => brand ?? []);
  const sites = listWrittenSites(brands.filter(({ slug }) => isSlug(slug)));
  const configMistakes = [
    ...(config?.problems ?? []),
    ...checkBuildConfig(
      config?.partial ?? {},
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
      companies: config?.partial?.companies && Object.keys(config.partial.companies),
      environments: config?.partial?.environments ?? {},
      translatedTags: sources.translatedTags,
      legalTemplates: sources.legalTemplates,
    }),
  ];
  if (!config?.value || problems.length > 0 || configMistakes.length > 0)
    return { problems, configProblems: configMistakes };
  const themes = new Map(themeFiles.flatMap(({ name, theme }) => (theme ? [[name, theme] as const] : [])));
  const { value: whole } = config;
  return {
    catalogue: { config: whole, themes, brands: brands.flatMap((brand) => toResolvedBrand(brand, themes, whole)) },
    problems,
    configProblems: configMistakes,
  };
}
