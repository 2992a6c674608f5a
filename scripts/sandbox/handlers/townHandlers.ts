import { fetchTownAt, searchTowns } from '../../../app/api/contract/towns.ts';
import { defineHandler } from '../handler.ts';
import { regions } from '../world/towns.ts';

const MAX_RESULTS = 8;
const towns = regions.flatMap((region) => region.towns);

export const townHandlers = [
  defineHandler(searchTowns, ({ query }) => {
    const prefix = normalizeText(query.q);
    const country = query.country.toUpperCase() === 'UK' ? 'GB' : query.country.toUpperCase();
    return towns
      .filter(
        (town) =>
          town.country === country && (normalizeText(town.city).startsWith(prefix) || town.zip.startsWith(query.q)),
      )
      .slice(0, MAX_RESULTS);
  }),

  defineHandler(fetchTownAt, ({ query }) => {
    const distance = ({ lat, lng }: { lat: number; lng: number }) => Math.hypot(lat - query.lat, lng - query.lng);
    return towns.toSorted((a, b) => distance(a) - distance(b)).slice(0, 1);
  }),
];

/** The text without case and accents. */
const normalizeText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
