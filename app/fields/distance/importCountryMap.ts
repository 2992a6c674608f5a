// Written by npm run draw-maps from brands/domains.ts.
import { site } from '../../site/site.ts';
import type { CountryMap } from './CountryMap.ts';

export function importCountryMap(): Promise<{ countryMap: CountryMap }> {
  if (site.country === 'DE') return import('./countryMaps/DE.ts');
  if (site.country === 'AT') return import('./countryMaps/AT.ts');
  if (site.country === 'CH') return import('./countryMaps/CH.ts');
  if (site.country === 'GB') return import('./countryMaps/GB.ts');
  if (site.country === 'NZ') return import('./countryMaps/NZ.ts');
  if (site.country === 'AU') return import('./countryMaps/AU.ts');
  if (site.country === 'ZA') return import('./countryMaps/ZA.ts');
  if (site.country === 'CZ') return import('./countryMaps/CZ.ts');
  if (site.country === 'PL') return import('./countryMaps/PL.ts');
  if (site.country === 'US') return import('./countryMaps/US.ts');
  throw new Error('there is no map of this country');
}
