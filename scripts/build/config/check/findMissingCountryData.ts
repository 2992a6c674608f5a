import { domainNames } from '../../../../brands/domains.ts';
import type { PathProblem } from '../parse/pathProblem.ts';
import type { PartialBrand } from '../schema/parsedBrand.ts';
import type { CountryData } from '../schema/sources.ts';

/** Checks that the country of each site has a map for the question about the distance, and towns in the sandbox. */
export const findMissingCountryData = (
  { domains }: PartialBrand,
  { mappedCountries, townCountries }: CountryData,
): PathProblem[] =>
  domainNames.flatMap((domain) => {
    const country = domains?.[domain]?.defaultCountry;
    if (country === undefined) return [];
    const path = ['domains', domain, 'defaultCountry'];
    const toCountryProblem = (message: string, hint: string): PathProblem => ({
      ...{ path, on: 'value', message, hint },
    });
    return [
      ...(mappedCountries?.has(country) === false
        ? [toCountryProblem(`${country} has no map`, `npm run draw-maps -- --country ${country} draws it`)]
        : []),
      ...(townCountries?.has(country) === false
        ? [
            toCountryProblem(
              `the sandbox has no towns in ${country}`,
              'add some in scripts/backend/sandbox/data/regions.json',
            ),
          ]
        : []),
    ];
  });
