import type { CountryCode } from '../../../../brands/domains.ts';
import type { LocaleCode } from '../../../../brands/languages.ts';
import data from '../data/regions.json' with { type: 'json' };

export interface Town {
  country: string;
  city: string;
  region: string;
  zip: string;
  lat: number;
  lng: number;
}

export interface Region {
  country: CountryCode;
  language: LocaleCode;
  towns: readonly Town[];
}

interface WrittenRegion {
  /** A LocaleCode. */
  language: string;
  towns: readonly Omit<Town, 'country'>[];
}

const regionsByCountry: Readonly<Record<CountryCode, readonly WrittenRegion[]>> = data;

/** Home regions of members; a country with two languages has two of them. */
export const regions: readonly Region[] = (Object.keys(regionsByCountry) as CountryCode[]).flatMap((country) =>
  regionsByCountry[country].map(({ language, towns }) => ({
    country,
    language: language as LocaleCode,
    towns: towns.map((town) => ({ country, ...town })),
  })),
);

/** Finds the region of a country that speaks `locale`, else its first. Throws for a country without a region. */
export function findRegion(country: string, locale?: string): Region {
  const inCountry = regions.filter((each) => each.country === country);
  const region = inCountry.find((each) => each.language === locale) ?? inCountry[0];
  if (region) return region;
  const known = Object.keys(regionsByCountry).join(', ');
  throw new Error(
    `the sandbox has no towns in ${country}; scripts/backend/sandbox/data/regions.json has those of ${known}`,
  );
}
