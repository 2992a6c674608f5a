import { type DomainName, domainNames } from '../../../brands/schema.ts';
import type { Path } from '../mistake.ts';
import type { BrandFile } from './brandFile.ts';

/** A value that a brand claims for itself, and where it says so. */
export interface Claim<Value = string> {
  owner: string;
  brand: BrandFile;
  path: Path;
  value: Value;
  key: string;
}

const claim = <Value>(brand: BrandFile, path: Path, value: Value, key = String(value)): Claim<Value> => ({
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

export const nameClaims = (brands: readonly BrandFile[]): Claim[] =>
  brands.flatMap((brand) => {
    const { name } = brand.part;
    return name === undefined ? [] : [claim(brand, ['name'], name, toNameKey(name))];
  });

export const siteIdClaims = (brands: readonly BrandFile[]): Claim<number>[] =>
  brands.flatMap((brand) =>
    domainNames.flatMap((domain) => {
      const siteId = brand.part.domains?.[domain]?.siteId;
      return siteId === undefined ? [] : [claim(brand, ['domains', domain, 'siteId'], siteId)];
    }),
  );

export const mapsKeyClaims = (brands: readonly BrandFile[]): Claim[] =>
  brands.flatMap((brand) =>
    domainNames.flatMap((domain) => {
      const key = brand.part.domains?.[domain]?.mapsKey;
      return key === undefined ? [] : [claim(brand, ['domains', domain, 'mapsKey'], key)];
    }),
  );

export const contactClaims = (brands: readonly BrandFile[]): Claim[] =>
  brands.flatMap((brand) => {
    const { privacy, support = {} } = brand.part.contacts ?? {};
    const all: [Path, string | undefined][] = [
      [['contacts', 'privacy'], privacy],
      ...Object.entries(support).map(([key, address]): [Path, string | undefined] => [
        ['contacts', 'support', key],
        address,
      ]),
    ];
    return all.flatMap(([path, address]) => (address === undefined ? [] : [claim(brand, path, address)]));
  });

export interface SiteClaim {
  brand: BrandFile;
  domain: DomainName;
}

/** Every site that is written, its values right or wrong. */
export const writtenSites = (brands: readonly BrandFile[]): SiteClaim[] =>
  brands.flatMap((brand) => {
    const { domains = {} } = brand.part;
    return domainNames.filter((domain) => Object.hasOwn(domains, domain)).map((domain) => ({ brand, domain }));
  });
