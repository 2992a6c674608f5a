import type { Problem } from '../../lib/problem.ts';
import { quote } from '../parse/messageFormatting.ts';
import type { ParsedBrand } from '../parsedBrand.ts';
import { toProblem } from '../pathProblem.ts';
import { listContacts, listHosts } from './ownedValues.ts';

/** Slugs by their first two letters, so that each address is compared with few of them. */
const groupSlugs = (slugs: readonly string[]) => Map.groupBy(slugs, (slug) => slug.slice(0, 2));

/** A short slug counts only as a whole word, because it is part of many words. */
function isSlugAt(address: string, index: number, slug: string): boolean {
  if (!address.startsWith(slug, index)) return false;
  if (slug.length > 4) return true;
  const context = `${address[index - 1] ?? '.'}${address[index + slug.length] ?? '.'}`;
  return !/[a-z0-9]/.test(context);
}

/** A shorter slug inside the brand's own slug does not count. */
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

/** Checks that no address and no host of one brand carries the slug of another. */
export function checkForeignSlugs(brands: readonly ParsedBrand[]): Problem[] {
  const groups = groupSlugs(brands.map(({ slug }) => slug));
  return [...listContacts(brands), ...listHosts(brands)].flatMap(({ brand, path, value }) => {
    const other = findSlug(value, brand.slug, groups);
    if (other === undefined) return [];
    const message = `${value.includes('@') ? 'address' : 'host'} ${quote(value)} carries the name of another brand, ${quote(other)}`;
    return [
      toProblem(brand.document, { path, on: 'value', message, hint: 'members would see that the two belong together' }),
    ];
  });
}
