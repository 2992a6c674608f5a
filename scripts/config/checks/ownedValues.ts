import { type DomainName, domainNames } from '../../../brands/schema.ts';
import type { ParsedBrand } from '../parsedBrand.ts';
import type { KeyPath } from '../pathProblem.ts';

/** A value that a brand claims for itself, and where it says so. */
export interface OwnedValue<Value = string> {
  owner: string;
  brand: ParsedBrand;
  path: KeyPath;
  value: Value;
  key: string;
}

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

/** The same for names that differ in case, accents, spaces or punctuation alone. */
const toNameKey = (name: string) =>
  name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

export const listNames = (brands: readonly ParsedBrand[]): OwnedValue[] =>
  brands.flatMap((brand) => {
    const { name } = brand.partial;
    return name === undefined ? [] : [toOwnedValue(brand, ['name'], name, toNameKey(name))];
  });

export const listSiteIds = (brands: readonly ParsedBrand[]): OwnedValue<number>[] =>
  brands.flatMap((brand) =>
    domainNames.flatMap((domain) => {
      const siteId = brand.partial.domains?.[domain]?.siteId;
      return siteId === undefined ? [] : [toOwnedValue(brand, ['domains', domain, 'siteId'], siteId)];
    }),
  );

export const listMapsKeys = (brands: readonly ParsedBrand[]): OwnedValue[] =>
  brands.flatMap((brand) =>
    domainNames.flatMap((domain) => {
      const key = brand.partial.domains?.[domain]?.mapsKey;
      return key === undefined ? [] : [toOwnedValue(brand, ['domains', domain, 'mapsKey'], key)];
    }),
  );

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

export interface WrittenSite {
  brand: ParsedBrand;
  domain: DomainName;
}

/** Every site that is written, its values right or wrong. */
export const listWrittenSites = (brands: readonly ParsedBrand[]): WrittenSite[] =>
  brands.flatMap((brand) => {
    const { domains = {} } = brand.partial;
    return domainNames.filter((domain) => Object.hasOwn(domains, domain)).map((domain) => ({ brand, domain }));
  });
