import type { LocaleCode } from '../../../brands/languages.ts';
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
  country: string;
  language: LocaleCode;
  towns: readonly Town[];
}

/** The home regions of members; a country with two languages has two of them. */
export const regions: readonly Region[] = data.map(({ country, language, towns }) => ({
  country,
  language: language as LocaleCode,
  towns: towns.map((town) => ({ country, ...town })),
}));

/** The region of a country that speaks `locale`, else its first; for an unknown country the first of all. */
export function findRegion(country: string, locale?: string): Region {
  const inCountry = regions.filter((each) => each.country === country);
  return inCountry.find((each) => each.language === locale) ?? inCountry[0] ?? regions[0]!;
}
