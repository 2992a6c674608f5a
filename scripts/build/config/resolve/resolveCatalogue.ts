import type { Problem } from '../../../lib/problem.ts';
import { checkBrands } from '../check/checkBrands.ts';
import { checkBuildConfig } from '../check/checkBuildConfig.ts';
import { checkDrawings } from '../check/checkDrawings.ts';
import { checkLegalSpelling } from '../check/checkLegalSpelling.ts';
import { checkLegalTemplates } from '../check/checkLegalTemplates.ts';
import { checkLegalDates } from '../check/checkLegalVersions.ts';
import { checkOwnLegalTexts } from '../check/checkOwnLegalTexts.ts';
import { checkOwnTexts } from '../check/checkOwnTexts.ts';
import { checkTextCatalogues } from '../check/checkTextCatalogues.ts';
import { findMissingCompanyFields } from '../check/checkThemeAndCompany.ts';
import { checkVoiceTexts } from '../check/checkVoiceTexts.ts';
import { listWrittenSites } from '../check/listWrittenSites.ts';
import { findReservedPlaceholders, findReservedValues } from '../parse/findReservedPlaceholders.ts';
import type { PathProblem } from '../parse/pathProblem.ts';
import { validate } from '../parse/validate.ts';
import { BuildConfig } from '../schema/buildConfig.ts';
import type { Catalogue, ResolvedBrand, ResolvedTheme } from '../schema/catalogue.ts';
import type { ParsedBrand } from '../schema/parsedBrand.ts';
import { resolveOwnLegalTexts } from '../schema/resolveOwnLegalTexts.ts';
import { isSlug } from '../schema/slug.ts';
import type { Sources } from '../schema/sources.ts';
import { createIdentifyingPhraseLister } from './createIdentifyingPhraseLister.ts';
import { parseBrandFile } from './parseBrandFile.ts';
import { parseRetiredFile } from './parseRetiredFile.ts';
import { parseThemes } from './parseThemeFile.ts';
import { type BrandProblem, pickBrandProblems } from './pickBrandProblems.ts';
import { pickTheme } from './pickTheme.ts';
import { type ResolvedReferences, resolveBrand } from './resolveBrand.ts';
import { createOwnTextsResolver, resolveVoiceTexts } from './resolveOwnTexts.ts';

export interface CatalogueResolution {
  /** The brands without problems; undefined where what they share has a problem. */
  catalogue?: Catalogue;
  problems: Problem[];
  /** The problems in the files of one brand. */
  brandProblems: BrandProblem[];
  /**
   * The problems of build.config.ts, still without positions: only the caller can wait for the parser that finds them.
   */
  configProblems: PathProblem[];
}

/** Finds the reserved names that settings put together; those written whole are reported where the file is read. */
const findReservedInConfig = (config: Sources['config']): PathProblem[] =>
  config && findReservedPlaceholders(config.text).length === 0
    ? findReservedValues(config.value).map((problem) => ({ on: 'value', ...problem }))
    : [];

type Themes = ReadonlyMap<string, ResolvedTheme>;

/** Resolver of what a brand has of its own in place of the app's. */
type ResolveOwn = (
  brand: ParsedBrand,
) => Pick<ResolvedReferences, 'ownTexts' | 'ownLegalTexts' | 'ownPictures' | 'ownPhrases'>;

function createOwnResolver(
  { textCatalogues, voiceTexts, legalTemplates }: Sources,
  resolveTexts: ReturnType<typeof createOwnTextsResolver>,
): ResolveOwn {
  const listPhrases = createIdentifyingPhraseLister(
    [...textCatalogues.values(), ...voiceTexts.values()],
    legalTemplates,
  );
  return ({ texts, legal, pictures }) => {
    const ownTexts = resolveTexts(texts);
    const ownLegalTexts = resolveOwnLegalTexts(legal);
    return { ownTexts, ownLegalTexts, ownPictures: pictures, ownPhrases: listPhrases(ownTexts, ownLegalTexts) };
  };
}

function toResolvedBrand(
  brand: ParsedBrand,
  themes: Themes,
  config: BuildConfig,
  resolveOwn: ResolveOwn,
): ResolvedBrand[] {
  const { slug, value, logo, icon, darkLogo } = brand;
  const theme = pickTheme(brand, themes);
  const company =
    typeof value?.company === 'object' ? value.company : config.companies[value?.company ?? config.defaultCompany];
  if (!value || !theme || !company || !logo || !icon) return [];
  const drawings = { logo: logo.text, icon: icon.text, ...(darkLogo && { darkLogo: darkLogo.text }) };
  return [
    resolveBrand(value, {
      slug,
      theme,
      company,
      ...drawings,
      fonts: brand.fonts,
      photoFiles: brand.photos,
      ...resolveOwn(brand),
    }),
  ];
}

/**
 * Turns the sources into the catalogue, or into all problems in them. With `unfinishedTexts` the catalogues of texts
 * may lack translations, and texts of brands may be about messages that have changed.
 */
export function resolveCatalogue(sources: Sources, { unfinishedTexts = false } = {}): CatalogueResolution {
  const finishedCatalogues = unfinishedTexts ? new Map() : sources.textCatalogues;
  const config = sources.config && validate(BuildConfig, sources.config.value);
  const themeFiles = parseThemes(sources.themes);
  const themes = new Map(themeFiles.flatMap(({ name, theme }) => (theme ? [[name, theme] as const] : [])));
  const brandFiles = sources.brands.map(parseBrandFile);
  const retired = parseRetiredFile(sources.retired);
  const brands = brandFiles.flatMap(({ brand }) => brand ?? []);
  const sites = listWrittenSites(brands.filter(({ slug }) => isSlug(slug)));
  const configProblems: PathProblem[] = [
    ...(config?.problems ?? []),
    ...findReservedInConfig(sources.config),
    ...checkBuildConfig(
      config?.partial ?? {},
      sites.map(({ brand, domain }) => ({ slug: brand.slug, domain })),
      sources.brands.map(({ slug }) => slug),
    ),
    ...Object.entries(config?.value?.companies ?? {}).flatMap(([key, company]) =>
      findMissingCompanyFields(
        ['companies', key],
        company,
        sites.flatMap(({ brand, domain }) =>
          (brand.partial.company ?? config?.value?.defaultCompany) === key ? [domain] : [],
        ),
      ),
    ),
  ];
  const problems = [
    ...sources.problems,
    ...themeFiles.flatMap((file) => file.problems),
    ...brandFiles.flatMap((file) => file.problems),
    ...retired.problems,
    ...checkDrawings(sources.brands, sources.seniority),
    ...checkLegalTemplates(sources.legalTemplates.values()),
    ...checkLegalDates([...sources.legalTemplates.values()]),
    ...checkLegalSpelling(sources.legalTemplates),
    ...checkOwnLegalTexts(brands),
    ...checkTextCatalogues(finishedCatalogues),
    ...checkVoiceTexts(sources.voiceTexts, finishedCatalogues),
    ...checkOwnTexts(brands, finishedCatalogues, sources.voiceTexts),
    ...checkBrands(brands, {
      themes: sources.themeNames,
      companies: config?.partial?.companies && Object.keys(config.partial.companies),
      environments: config?.partial?.environments ?? {},
      themeLooks: new Map(Array.from(themes, ([name, { look }]) => [name, look])),
      siteIds: config?.partial?.siteIds,
      translatedTags: sources.translatedTags,
      legalTemplates: sources.legalTemplates,
      countryData: sources.countryData,
      retired,
      seniority: sources.seniority,
    }),
  ];
  const slugs = new Set(sources.brands.map(({ slug }) => slug));
  const brandProblems = pickBrandProblems(problems, slugs);
  if (!config?.value || problems.length > brandProblems.length || configProblems.length > 0)
    return { problems, brandProblems, configProblems };
  const { value } = config;
  const resolveTexts = createOwnTextsResolver(sources.textCatalogues);
  const resolveOwn = createOwnResolver(sources, resolveTexts);
  const broken = new Set(brandProblems.map(({ slug }) => slug));
  return {
    catalogue: {
      config: value,
      themes,
      brands: brands.flatMap((brand) =>
        broken.has(brand.slug) ? [] : toResolvedBrand(brand, themes, value, resolveOwn),
      ),
      voiceTexts: resolveVoiceTexts(sources.voiceTexts, resolveTexts),
      retiredHosts: retired.hosts,
    },
    problems,
    brandProblems,
    configProblems,
  };
}
