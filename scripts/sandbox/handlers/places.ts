import { findPlaceAt, searchPlaces } from '../../../app/api/contract/places.ts';
import { handle } from '../handler.ts';
import { regions } from '../world/towns.ts';

const rows = 8;
const towns = regions.flatMap((region) => region.towns);

export const placeHandlers = [
  handle(searchPlaces, ({ query }) => {
    const wanted = fold(query.q);
    const country = query.country.toUpperCase() === 'UK' ? 'GB' : query.country.toUpperCase();
    return towns
      .filter(
        (town) => town.country === country && (fold(town.city).startsWith(wanted) || town.zip.startsWith(query.q)),
      )
      .slice(0, rows);
  }),

  handle(findPlaceAt, ({ query }) => {
    const distance = ({ lat, lng }: { lat: number; lng: number }) => Math.hypot(lat - query.lat, lng - query.lng);
    return towns.toSorted((a, b) => distance(a) - distance(b)).slice(0, 1);
  }),
];

/** Without case and accents. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
