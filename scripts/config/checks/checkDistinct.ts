import type { Problem } from '../../lib/problem.ts';
import { refer, toProblem } from '../mistake.ts';
import { quote } from '../parse/words.ts';
import { type Claim, contactClaims, mapsKeyClaims, nameClaims, siteIdClaims } from './brandFacts.ts';
import type { BrandFile } from './brandFile.ts';
import { findRepeats } from './findRepeats.ts';
import { freeSiteIds } from './freeSiteIds.ts';

interface Repeat<Value> {
  first: Claim<Value>;
  again: Claim<Value>;
}

const report =
  <Value>(describe: (value: Value, other: string) => { what: string; meant: string }) =>
  ({ first, again }: Repeat<Value>): Problem => {
    const other = refer(first.brand.document, first.path);
    return toProblem(again.brand.document, { path: again.path, on: 'value', ...describe(again.value, other) });
  };

/** A number that no site has yet. */
export const freeSiteId = (brands: readonly BrandFile[]): number =>
  freeSiteIds(new Set(siteIdClaims(brands).map(({ value }) => value)), 1)[0]!;

/** What no two brands may share, lest members of one are led to the other: names, numbers, addresses. */
export function checkDistinct(brands: readonly BrandFile[], free: number): Problem[] {
  return [
    ...findRepeats(nameClaims(brands)).map(
      report((name, other) => ({ what: `name ${quote(name)} is taken by ${other}`, meant: 'every brand has its own' })),
    ),
    ...findRepeats(siteIdClaims(brands), 'refused').map(
      report((siteId, other) => ({
        what: `siteId ${siteId} is taken by ${other}`,
        meant: `the next free one is ${free}`,
      })),
    ),
    ...findRepeats(contactClaims(brands)).map(
      report((address, other) => ({
        what: `address ${quote(address)} is taken by ${other}`,
        meant: 'every brand has its own, or members would see that two belong together',
      })),
    ),
    ...findRepeats(mapsKeyClaims(brands), 'refused').map(
      report((_, other) => ({ what: `"mapsKey" is that of ${other}`, meant: 'every site has its own key' })),
    ),
  ];
}
