import { regions, type Town } from './world/homeRegions.ts';

const MAX_RESULTS = 8;
const towns = regions.flatMap((region) => region.towns);

/** Finds towns of a country by the beginning of their name or postcode. */
export function findTowns(typed: string, country: string): Town[] {
  const prefix = normalizeText(typed);
  const code = country.toUpperCase() === 'UK' ? 'GB' : country.toUpperCase();
  return towns
    .filter(
      (town) => town.country === code && (normalizeText(town.city).startsWith(prefix) || town.zip.startsWith(typed)),
    )
    .slice(0, MAX_RESULTS);
}

/** Finds the town that is nearest to a position. */
export function findNearestTown(position: Pick<Town, 'lat' | 'lng'>): Town | undefined {
  const distance = ({ lat, lng }: Town) => Math.hypot(lat - position.lat, lng - position.lng);
  return towns.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Normalizes a text, without case and accents. */
const normalizeText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
