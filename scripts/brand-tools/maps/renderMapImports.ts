/**
 * Renders the module that imports the map of a site's country: a condition for each, so that a site has only its own.
 */
export function renderMapImports(countries: readonly string[]): string {
  return [
    '// Written by npm run draw-maps from brands/domains.ts.',
    "import { site } from '../../site/site.ts';",
    "import type { CountryMap } from './CountryMap.ts';",
    '',
    'export function importCountryMap(): Promise<{ countryMap: CountryMap }> {',
    ...countries.map(
      (country) => `  if (site.country === '${country}') return import('./countryMaps/countryMap${country}.ts');`,
    ),
    "  throw new Error('there is no map of this country');",
    '}',
    '',
  ].join('\n');
}
