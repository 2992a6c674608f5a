import { domainNames } from '../../../../brands/domains.ts';
import type { KeyPath } from '../parse/pathProblem.ts';
import type { ParsedBrand } from '../schema/parsedBrand.ts';
import { oldest, type Precedence, precedenceOf, type Seniority } from '../schema/seniority.ts';
import { listOwnHosts } from './checkOwnHostNames.ts';

/** A value that must belong to one brand alone, and its position. */
export interface OwnedValue<Value = string> {
  owner: string;
  brand: Pick<ParsedBrand, 'slug' | 'document' | 'partial'>;
  path: KeyPath;
  value: Value;
  /** Equal for values that count as the same. */
  key: string;
}

/** Whether a value is that of a retired brand. */
const isRetired = ({ owner }: Pick<OwnedValue, 'owner'>) => owner.startsWith('retired ');

/** Creates the reader of how old values in brand files are; those of retired brands are older than all others. */
export const createPrecedenceReader = (
  seniority: Seniority | undefined,
): ((value: Pick<OwnedValue<unknown>, 'owner' | 'brand' | 'path'>) => Precedence) | undefined =>
  seniority &&
  ((value) =>
    isRetired(value)
      ? oldest
      : precedenceOf(seniority, { document: value.brand.document, path: value.path, on: 'value' }));

const toOwnedValue = <Value>(
  brand: ParsedBrand,
  path: KeyPath,
  value: Value,
  key = String(value),
): OwnedValue<Value> => ({
  owner: brand.slug,
  brand,
  path,
  value,
  key,
});

/** Lists the names, with keys that are equal for two that look alike in one way. */
export const listNames = (brands: readonly ParsedBrand[], toKey: (name: string) => string): OwnedValue[] =>
  brands.flatMap((brand) => {
    const { name } = brand.partial;
    return name === undefined ? [] : [toOwnedValue(brand, ['name'], name, toKey(name))];
  });

const listDomainValues = <Key extends 'siteId' | 'mapsKey'>(brands: readonly ParsedBrand[], key: Key) =>
  brands.flatMap((brand) =>
    domainNames.flatMap((domain) => {
      const value = brand.partial.domains?.[domain]?.[key];
      return value === undefined ? [] : [toOwnedValue(brand, ['domains', domain, key], value)];
    }),
  );

export const listSiteIds = (brands: readonly ParsedBrand[]) => listDomainValues(brands, 'siteId');
export const listMapsKeys = (brands: readonly ParsedBrand[]) => listDomainValues(brands, 'mapsKey');

export const listContacts = (brands: readonly ParsedBrand[]): OwnedValue[] =>
  brands.flatMap((brand) => {
    const { privacy, support = {} } = brand.partial.contacts ?? {};
    const all: [KeyPath, string | undefined][] = [
      [['contacts', 'privacy'], privacy],
      ...Object.entries(support).map(([key, address]): [KeyPath, string | undefined] => [
        ['contacts', 'support', key],
        address,
      ]),
    ];
    return all.flatMap(([path, address]) => (address === undefined ? [] : [toOwnedValue(brand, path, address)]));
  });

export const listPublicSites = (brands: readonly ParsedBrand[]): OwnedValue[] =>
  brands.flatMap((brand) =>
    domainNames.flatMap((domain) => {
      const address = brand.partial.domains?.[domain]?.publicSite;
      return address === undefined ? [] : [toOwnedValue(brand, ['domains', domain, 'publicSite'], address)];
    }),
  );

export const listHosts = (brands: readonly ParsedBrand[]): OwnedValue[] =>
  brands.flatMap((brand) => listOwnHosts(brand.partial).map(({ path, host }) => toOwnedValue(brand, path, host)));
