// Written by npm run draw-maps from brands/domains.ts.
import { site } from '../../site/site.ts';
import type { CountryMap } from './CountryMap.ts';

export function importCountryMap(): Promise<{ countryMap: CountryMap }> {
  if (site.country === 'DE') return import('./countryMaps/countryMapDE.ts');
  if (site.country === 'AT') return import('./countryMaps/countryMapAT.ts');
  if (site.country === 'CH') return import('./countryMaps/countryMapCH.ts');
  if (site.country === 'GB') return import('./countryMaps/countryMapGB.ts');
  if (site.country === 'NZ') return import('./countryMaps/countryMapNZ.ts');
  if (site.country === 'AU') return import('./countryMaps/countryMapAU.ts');
  if (site.country === 'ZA') return import('./countryMaps/countryMapZA.ts');
  if (site.country === 'CZ') return import('./countryMaps/countryMapCZ.ts');
  if (site.country === 'PL') return import('./countryMaps/countryMapPL.ts');
  if (site.country === 'US') return import('./countryMaps/countryMapUS.ts');
  throw new Error('there is no map of this country');
}
