import type { Problem } from '../../lib/problem.ts';
import type { BuildConfig } from '../buildConfig.ts';
import type { DeepPartial } from '../parse/deepPartial.ts';
import type { ParsedBrand } from '../parsedBrand.ts';
import { toProblem } from '../pathProblem.ts';
import type { Sources } from '../read/sources.ts';
import { isSlug } from '../slug.ts';
import { checkDomains } from './checkDomains.ts';
import { checkForeignSlugs } from './checkForeignSlugs.ts';
import { checkHosts } from './checkHosts.ts';
import { checkProviders, checkSupportAddresses } from './checkProviders.ts';
import { checkThemeAndCompany, type KnownNames } from './checkThemeAndCompany.ts';
import { checkTranslations } from './checkTranslations.ts';
import { checkUniqueness, nextFreeSiteId } from './checkUniqueness.ts';
import { listWrittenSites } from './ownedValues.ts';

export interface BrandCheckContext extends KnownNames, Pick<Sources, 'translatedTags' | 'legalTemplates'> {
  environments: DeepPartial<BuildConfig['environments']>;
}

const checkBrand = ({ document, partial: part }: ParsedBrand, around: BrandCheckContext, free: number): Problem[] =>
  [
    ...checkThemeAndCompany(part, around),
    ...checkProviders(part),
    ...checkSupportAddresses(part),
    ...checkDomains(part, free),
    ...checkTranslations(part, around),
  ].map((mistake) => toProblem(document, mistake));

/** What every brand must keep for itself, and all of them among each other. */
export function checkBrands(brands: readonly ParsedBrand[], around: BrandCheckContext): Problem[] {
  const reachable = brands.filter(({ slug }) => isSlug(slug));
  const free = nextFreeSiteId(brands);
  const shared = checkUniqueness(brands, free);
  const isTold = ({ file, line, column }: Problem) =>
    shared.some((other) => other.file === file && other.line === line && other.column === column);
  return [
    ...brands.flatMap((brand) => checkBrand(brand, around, free)),
    ...shared,
    // An address that is another brand's altogether needs no second word about the name in it.
    ...checkForeignSlugs(reachable).filter((problem) => !isTold(problem)),
    ...checkHosts(listWrittenSites(reachable), around.environments),
  ];
}
