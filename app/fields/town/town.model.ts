import type { Town } from '../../api/contract/towns.ts';
import { toIsoCountry } from '../../lib/toIsoCountry.ts';

/** Shorter texts are not searched for. */
export const MIN_QUERY_LENGTH = 2;

/** Whether a country is that of the member's token; gb and uk are the same. */
export const isOwnCountry = (country: string, tokenCountry: string): boolean =>
  toIsoCountry(country) === toIsoCountry(tokenCountry);

/** The town, in the United States with its region, because many towns there share a name. */
export const formatTownName = ({ country, city, region }: Pick<Town, 'country' | 'city' | 'region'>): string =>
  toIsoCountry(country) === 'US' && region ? `${city}, ${region}` : city;

/** The postcode, and outside of the United States the region. */
export const formatTownDetail = ({ country, city, region, zip }: Omit<Town, 'lat' | 'lng'>): string =>
  [zip, toIsoCountry(country) === 'US' || region === city ? null : region].filter(Boolean).join(' · ');

export const toTownKey = ({ country, city, zip, lat, lng }: Town): string => [country, city, zip, lat, lng].join('/');

export type ChosenTown = Omit<Town, 'region'>;

/** The town as it is sent: its country as a code (reading 51), its position rounded to about a hundred metres. */
export const toChosenTown = ({ country, city, zip, lat, lng }: ChosenTown): ChosenTown => ({
  country: toIsoCountry(country),
  city,
  zip,
  lat: Number(lat.toFixed(3)),
  lng: Number(lng.toFixed(3)),
});

/** A position rounded to about a kilometre: enough to find the town, and no more than that leaves the device. */
export const roundToKilometre = ({ lat, lng }: { lat: number; lng: number }) => ({
  lat: Number(lat.toFixed(2)),
  lng: Number(lng.toFixed(2)),
});
