import { type DomainName, domainNames } from '../../../../brands/domains.ts';
import type { ParsedBrand } from '../schema/parsedBrand.ts';

export interface WrittenSite {
  brand: ParsedBrand;
  domain: DomainName;
}

/** Lists every site of the brand files, valid or not. */
export const listWrittenSites = (brands: readonly ParsedBrand[]): WrittenSite[] =>
  brands.flatMap((brand) => {
    const { domains = {} } = brand.partial;
    return domainNames.filter((domain) => Object.hasOwn(domains, domain)).map((domain) => ({ brand, domain }));
  });
