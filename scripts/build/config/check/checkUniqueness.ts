import type { Problem } from '../../../lib/problem.ts';
import { formatReference, toProblem } from '../parse/pathProblem.ts';
import { quote } from '../parse/problemMessageFormatting.ts';
import type { ParsedBrand } from '../schema/parsedBrand.ts';
import type { Seniority } from '../schema/seniority.ts';
import { nameKeys } from './confusableNames.ts';
import { findDuplicates } from './findDuplicates.ts';
import { findFreeSiteIds } from './findFreeSiteIds.ts';
import { createPrecedenceReader, listContacts, listMapsKeys, listNames, type OwnedValue } from './ownedValues.ts';

interface Duplicate<Value> {
  first: OwnedValue<Value>;
  again: OwnedValue<Value>;
}

const toDuplicateProblem =
  <Value>(describe: (value: Value, other: string) => { message: string; hint: string }) =>
  ({ first, again }: Duplicate<Value>): Problem => {
    const other = formatReference(first.brand.document, first.path);
    return toProblem(again.brand.document, { path: again.path, on: 'value', ...describe(again.value, other) });
  };

/** Finds names that are the same, or look the same, in at least one way; each once. */
function findSameNames(brands: readonly ParsedBrand[], seniority: Seniority | undefined): Duplicate<string>[] {
  const precedenceOf = createPrecedenceReader(seniority);
  const found = nameKeys.flatMap((toKey) => findDuplicates(listNames(brands, toKey), { precedenceOf }));
  return [...new Map(found.map((pair) => [pair.again.owner, pair])).values()];
}

/** Returns the number that a new site gets. */
export const nextFreeSiteId = (siteIds: readonly OwnedValue<number>[]): number =>
  findFreeSiteIds(new Set(siteIds.map(({ value }) => value)), 1)[0]!;

/**
 * Checks that brands share no name, number, address or key, which could lead members of one to another. The older one
 * keeps it.
 *
 * @param siteIds of all brands, those of retired ones first
 * @param siteIdHint says where a number comes from
 */
export function checkUniqueness(
  brands: readonly ParsedBrand[],
  siteIds: readonly OwnedValue<number>[],
  siteIdHint: string,
  seniority?: Seniority,
): Problem[] {
  const precedenceOf = createPrecedenceReader(seniority);
  return [
    ...findSameNames(brands, seniority).map(
      toDuplicateProblem((name, other) => ({
        message: `name ${quote(name)} is taken by ${other}`,
        hint: 'every brand has its own',
      })),
    ),
    ...findDuplicates(siteIds, { precedenceOf, withinOwner: 'refused' }).map(
      toDuplicateProblem((siteId, other) => ({
        message: `siteId ${siteId} is taken by ${other}`,
        hint: siteIdHint,
      })),
    ),
    ...findDuplicates(listContacts(brands), { precedenceOf }).map(
      toDuplicateProblem((address, other) => ({
        message: `address ${quote(address)} is taken by ${other}`,
        hint: 'every brand has its own, or members would see that two belong together',
      })),
    ),
    ...findDuplicates(listMapsKeys(brands), { precedenceOf, withinOwner: 'refused' }).map(
      toDuplicateProblem((_, other) => ({
        message: `"mapsKey" is that of ${other}`,
        hint: 'every site has its own key',
      })),
    ),
  ];
}
