import type { Town } from '../../api/contract/towns.ts';
import { toIsoCountry } from '../../lib/toIsoCountry.ts';
import { site } from '../../site/site.ts';

/** Length from which texts are searched for. */
export const MIN_QUERY_LENGTH = 2;

/** Whether a country is that of the member's token; gb and uk are equal. */
export const isOwnCountry = (country: string, tokenCountry: string): boolean =>
  toIsoCountry(country) === toIsoCountry(tokenCountry);

/** The name of a town, with its region where many towns share a name. */
export const formatTownName = ({ city, region }: Pick<Town, 'city' | 'region'>): string =>
  site.townsWithRegion && region ? `${city}, ${region}` : city;

/** The postcode of a town, and its region where the name has none. */
export const formatTownDetail = ({ city, region, zip }: Pick<Town, 'city' | 'region' | 'zip'>): string =>
  [zip, site.townsWithRegion || region === city ? null : region].filter(Boolean).join(' · ');

export const toTownKey = ({ country, city, zip, lat, lng }: Town): string => [country, city, zip, lat, lng].join('/');

export type ChosenTown = Omit<Town, 'region'>;

/** The town to send: its country as a code (reading 51), its position rounded to about a hundred metres. */
export const toChosenTown = ({ country, city, zip, lat, lng }: ChosenTown): ChosenTown => ({
  country: toIsoCountry(country),
  city,
  zip,
  lat: Number(lat.toFixed(3)),
  lng: Number(lng.toFixed(3)),
});

/** A position rounded to about a kilometre, which is enough to find the town; nothing more exact leaves the device. */
export const roundToKilometre = ({ lat, lng }: { lat: number; lng: number }) => ({
  lat: Number(lat.toFixed(2)),
  lng: Number(lng.toFixed(2)),
});
