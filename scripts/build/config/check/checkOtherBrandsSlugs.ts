import type { Problem } from '../../../lib/problem.ts';
import { formatReference, type PathProblem, toProblem } from '../parse/pathProblem.ts';
import { quote } from '../parse/problemMessageFormatting.ts';
import type { ParsedBrand } from '../schema/parsedBrand.ts';
import { comparePrecedence, precedenceOf, type Seniority } from '../schema/seniority.ts';
import { listContacts, listHosts, listPublicSites, type OwnedValue } from './ownedValues.ts';

/** Slugs by their first two letters, so that each address is compared with few of them. */
const groupSlugs = (slugs: readonly string[]) => Map.groupBy(slugs, (slug) => slug.slice(0, 2));

/** Whether a slug is found there; a short one counts only as a whole word, because it is part of many words. */
function isSlugAt(address: string, index: number, slug: string): boolean {
  if (!address.startsWith(slug, index)) return false;
  if (slug.length > 4) return true;
  const context = `${address[index - 1] ?? '.'}${address[index + slug.length] ?? '.'}`;
  return !/[a-z0-9]/.test(context);
}

/** Whether a match is inside the brand's own slug, where it does not count. */
function isInsideOwnSlug(own: string, address: string, start: number, end: number): boolean {
  for (let at = address.indexOf(own); at !== -1; at = address.indexOf(own, at + 1)) {
    if (at <= start && end <= at + own.length) return true;
  }
  return false;
}

function findSlug(address: string, own: string, groups: ReadonlyMap<string, string[]>): string | undefined {
  for (let index = 0; index < address.length - 1; index++) {
    const group = groups.get(address.slice(index, index + 2)) ?? [];
    const found = group.find(
      (slug) => isSlugAt(address, index, slug) && !isInsideOwnSlug(own, address, index, index + slug.length),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a brand is newer than a value of another. */
function isNewer(newcomer: ParsedBrand, { brand: { document }, path }: OwnedValue, seniority: Seniority): boolean {
  const value = precedenceOf(seniority, { document, path, on: 'value' });
  return comparePrecedence(value, precedenceOf(seniority, { document: newcomer.document, path: [], on: 'key' })) < 0;
}

/**
 * Checks that no address, host or public site of one brand contains the slug of another. The problem is reported in the
 * newer one: at the value, or at the brand whose slug an older value contains.
 */
export function checkOtherBrandsSlugs(brands: readonly ParsedBrand[], seniority?: Seniority): Problem[] {
  const groups = groupSlugs(brands.map(({ slug }) => slug));
  return [...listContacts(brands), ...listHosts(brands), ...listPublicSites(brands)].flatMap((owned) => {
    const { brand, path, value } = owned;
    const other = findSlug(value, brand.slug, groups);
    if (other === undefined) return [];
    const newcomer = seniority && brands.find(({ slug }) => slug === other);
    const what = `${/@|:/.test(value) ? 'address' : 'host'} ${quote(value)}`;
    const hint = 'members would see that the two belong together';
    const problem = (message: string): PathProblem => ({ path, on: 'value', message, hint });
    if (!newcomer || !isNewer(newcomer, owned, seniority))
      return [toProblem(brand.document, problem(`${what} carries the name of another brand, ${quote(other)}`))];
    const reference = formatReference(brand.document, path);
    const message = `${what} of ${reference} carries the name of this brand, ${quote(other)}`;
    return [
      toProblem(newcomer.document, { path: [], on: 'key', message, hint: `${hint}; this one takes another name` }),
    ];
  });
}
