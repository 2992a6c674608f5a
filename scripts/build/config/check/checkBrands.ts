import { domainNames } from '../../../../brands/domains.ts';
import type { Problem } from '../../../lib/problem.ts';
import type { DeepPartial } from '../parse/omitPaths.ts';
import { toProblem } from '../parse/pathProblem.ts';
import type { BuildConfig } from '../schema/buildConfig.ts';
import type { ParsedBrand } from '../schema/parsedBrand.ts';
import type { Seniority } from '../schema/seniority.ts';
import { isSlug } from '../schema/slug.ts';
import type { Sources } from '../schema/sources.ts';
import { checkForeignNames } from './checkForeignNames.ts';
import { checkHostUniqueness, type ReservedHost } from './checkHostUniqueness.ts';
import { checkMotif, type ThemeLooks } from './checkMotif.ts';
import { checkName } from './checkName.ts';
import { checkOtherBrandsSlugs } from './checkOtherBrandsSlugs.ts';
import { checkOwnFonts } from './checkOwnFonts.ts';
import { checkOwnHostNames } from './checkOwnHostNames.ts';
import { checkPaymentProviders } from './checkPaymentProviders.ts';
import { checkPhotos } from './checkPhotos.ts';
import { checkSiteIdsAndLocales } from './checkSiteIdsAndLocales.ts';
import { checkSupportAddresses } from './checkSupportAddresses.ts';
import { checkCompany, checkTheme, findMissingCompanyFields, type KnownNames } from './checkThemeAndCompany.ts';
import { checkUniqueness, nextFreeSiteId } from './checkUniqueness.ts';
import { findMissingCountryData } from './findMissingCountryData.ts';
import { findUntranslatedLanguages } from './findUntranslatedLanguages.ts';
import { listWrittenSites } from './listWrittenSites.ts';
import { listSiteIds, type OwnedValue } from './ownedValues.ts';

export interface BrandCheckContext
  extends KnownNames,
    Pick<Sources, 'translatedTags' | 'legalTemplates' | 'countryData'> {
  environments: DeepPartial<BuildConfig['environments']>;
  themeLooks: ThemeLooks;
  /** Undefined where the file is invalid. */
  siteIds: BuildConfig['siteIds'] | undefined;
  /** SiteIds and hosts of retired brands. */
  retired: { siteIds: readonly OwnedValue<number>[]; reservedHosts: readonly ReservedHost[] };
  /** Tells which of two brands that share something is the newer; without it, the later one in the list is. */
  seniority?: Seniority | undefined;
}

/** Checks that a brand's own company says what the law of its sites asks for. */
const checkOwnCompany = (value: ParsedBrand['value']) =>
  typeof value?.company === 'object'
    ? findMissingCompanyFields(
        ['company'],
        value.company,
        domainNames.filter((domain) => value.domains[domain]),
      )
    : [];

const checkBrand = (
  { document, partial, ...brand }: ParsedBrand,
  context: BrandCheckContext,
  siteIdHint: string,
): Problem[] => [
  ...[
    ...checkName(partial),
    ...checkTheme(partial, { ...context, hasOwn: brand.ownTheme !== undefined }),
    ...checkMotif(partial, brand.ownTheme?.theme?.look ?? context.themeLooks.get(partial.theme ?? '')),
    ...checkCompany(partial, context),
    ...checkOwnCompany(brand.value),
    ...checkPaymentProviders(partial),
    ...checkSupportAddresses(partial),
    ...checkSiteIdsAndLocales(partial, siteIdHint),
    ...checkOwnHostNames(partial, context.environments),
    ...findUntranslatedLanguages({ partial, legal: brand.legal }, context),
    ...findMissingCountryData(partial, context.countryData),
  ].map((problem) => toProblem(document, problem)),
  ...checkPhotos(document, partial.photos, brand.photos),
];

/** Checks each brand, and that no two of them share what must belong to one alone. */
export function checkBrands(brands: readonly ParsedBrand[], context: BrandCheckContext): Problem[] {
  const withValidSlug = brands.filter(({ slug }) => isSlug(slug));
  const siteIds = [...context.retired.siteIds, ...listSiteIds(brands)];
  const { seniority } = context;
  const free = context.siteIds === 'next' ? nextFreeSiteId(siteIds) : undefined;
  const backEndHint = 'every site has the number that the back end knows it by';
  const siteIdHint = free === undefined ? backEndHint : `the next free one is ${free}`;
  const takenHint = free === undefined ? backEndHint : `a new site takes ${free}, the next free one`;
  const shared = checkUniqueness(brands, siteIds, takenHint, seniority);
  const isReported = ({ file, line, column }: Problem) =>
    shared.some((other) => other.file === file && other.line === line && other.column === column);
  return [
    ...brands.flatMap((brand) => checkBrand(brand, context, siteIdHint)),
    ...brands.flatMap(checkOwnFonts),
    ...shared,
    // An address that another brand has is reported once, not again for the name in it.
    ...checkOtherBrandsSlugs(withValidSlug, seniority).filter((problem) => !isReported(problem)),
    ...checkForeignNames(withValidSlug, seniority),
    ...checkHostUniqueness(
      listWrittenSites(withValidSlug),
      context.environments,
      context.retired.reservedHosts,
      seniority,
    ),
  ];
}
