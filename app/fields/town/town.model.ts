import type { Town } from '../../api/contract/towns.ts';
import { toIsoCountry } from '../../lib/toIsoCountry.ts';

/** So many letters before anything is looked for. */
export const MIN_QUERY_LENGTH = 2;

/** Whether a place is in the country of the member's token; gb and uk are the same. */
export const isOwnCountry = (country: string, tokenCountry: string): boolean =>
  toIsoCountry(country) === toIsoCountry(tokenCountry);

/** In the United States many towns share a name, so that the region belongs to it; elsewhere it stands beside. */
export const formatTownName = ({ country, city, region }: Pick<Town, 'country' | 'city' | 'region'>): string =>
  toIsoCountry(country) === 'US' && region ? `${city}, ${region}` : city;

export const formatTownDetail = ({ country, city, region, zip }: Omit<Town, 'lat' | 'lng'>): string =>
  [zip, toIsoCountry(country) === 'US' || region === city ? null : region].filter(Boolean).join(' · ');

export const toTownKey = ({ country, city, zip, lat, lng }: Town): string => [country, city, zip, lat, lng].join('/');

/** What is known of where somebody lives. */
export type ChosenTown = Omit<Town, 'region'>;

/** What is sent of a place: the town, to about a hundred metres. */
export const toChosenTown = ({ country, city, zip, lat, lng }: ChosenTown): ChosenTown => ({
  country,
  city,
  zip,
  lat: roundDegrees(lat, 3),
  lng: roundDegrees(lng, 3),
});

/** Where somebody stands, to about a kilometre: enough to find the town, and no more than that leaves the device. */
export const roundToKilometre = ({ lat, lng }: { lat: number; lng: number }) => ({
  lat: roundDegrees(lat, 2),
  lng: roundDegrees(lng, 2),
});

const roundDegrees = (degrees: number, digits: number) => Math.round(degrees * 10 ** digits) / 10 ** digits;
