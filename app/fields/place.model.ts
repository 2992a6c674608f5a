import type { Place } from '../api/contract/places.ts';
import { toIsoCountry } from '../lib/toIsoCountry.ts';

/** So many letters before anything is looked for. */
export const shortestQuery = 2;

/** Whether a place is in the country of the member's token; gb and uk are the same. */
export const isOwnCountry = (country: string, tokenCountry: string): boolean =>
  toIsoCountry(country) === toIsoCountry(tokenCountry);

/** In the United States many towns share a name, so that the region belongs to it; elsewhere it stands beside. */
export const nameOfPlace = ({ country, city, region }: Pick<Place, 'country' | 'city' | 'region'>): string =>
  toIsoCountry(country) === 'US' && region ? `${city}, ${region}` : city;

export const detailOfPlace = ({ country, city, region, zip }: Omit<Place, 'lat' | 'lng'>): string =>
  [zip, toIsoCountry(country) === 'US' || region === city ? null : region].filter(Boolean).join(' · ');

export const keyOfPlace = ({ country, city, zip, lat, lng }: Place): string => [country, city, zip, lat, lng].join('/');

/** What is known of where somebody lives. */
export type Town = Omit<Place, 'region'>;

/** What is sent of a place: the town, to about a hundred metres. */
export const toTown = ({ country, city, zip, lat, lng }: Town): Town => ({
  country,
  city,
  zip,
  lat: round(lat, 3),
  lng: round(lng, 3),
});

/** Where somebody stands, to about a kilometre: enough to find the town, and no more than that leaves the device. */
export const blur = ({ lat, lng }: { lat: number; lng: number }) => ({ lat: round(lat, 2), lng: round(lng, 2) });

const round = (degrees: number, digits: number) => Math.round(degrees * 10 ** digits) / 10 ** digits;
