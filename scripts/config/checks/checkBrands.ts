import type { Problem } from '../../lib/problem.ts';
import type { BuildConfig } from '../buildConfig.ts';
import { toProblem } from '../mistake.ts';
import type { Lenient } from '../parse/lenient.ts';
import { isSlug } from '../read/slug.ts';
import type { Sources } from '../read/sources.ts';
import { writtenSites } from './brandFacts.ts';
import type { BrandFile } from './brandFile.ts';
import { checkDistinct, freeSiteId } from './checkDistinct.ts';
import { checkDomains } from './checkDomains.ts';
import { checkProviders, checkSupport } from './checkFeatures.ts';
import { checkForeignSlugs } from './checkForeignSlugs.ts';
import { checkHosts } from './checkHosts.ts';
import { checkReferences, type Names } from './checkReferences.ts';
import { checkTexts } from './checkTexts.ts';

export interface Surroundings extends Names, Pick<Sources, 'catalogueTags' | 'legalTemplates'> {
  environments: Lenient<BuildConfig['environments']>;
}

const checkBrand = ({ document, part }: BrandFile, around: Surroundings, free: number): Problem[] =>
  [
    ...checkReferences(part, around),
    ...checkProviders(part),
    ...checkSupport(part),
    ...checkDomains(part, free),
    ...checkTexts(part, around),
  ].map((mistake) => toProblem(document, mistake));

/** What every brand must keep for itself, and all of them among each other. */
export function checkBrands(brands: readonly BrandFile[], around: Surroundings): Problem[] {
  const reachable = brands.filter(({ slug }) => isSlug(slug));
  const free = freeSiteId(brands);
  const shared = checkDistinct(brands, free);
  const isTold = ({ file, line, column }: Problem) =>
    shared.some((other) => other.file === file && other.line === line && other.column === column);
  return [
    ...brands.flatMap((brand) => checkBrand(brand, around, free)),
    ...shared,
    // An address that is another brand's altogether needs no second word about the name in it.
    ...checkForeignSlugs(reachable).filter((problem) => !isTold(problem)),
    ...checkHosts(writtenSites(reachable), around.environments),
  ];
}
