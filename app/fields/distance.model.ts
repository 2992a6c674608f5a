import { type NumberScale, wholeScale } from '../lib/numberScale.ts';

/** The greatest distance means "I don't mind", and is sent as this. */
export const anyDistance = 5000;

export interface Distances {
  scale: NumberScale;
  standIn: number;
  marks: readonly number[];
}

/** Distances in km, in km for Australia, where they are farther, and in miles. */
export const metricDistances: Distances = {
  scale: wholeScale(50, 600, 10),
  standIn: 200,
  marks: [50, 100, 200, 500, 600],
};
export const australianDistances: Distances = {
  scale: wholeScale(100, 1500, 10),
  standIn: 200,
  marks: [100, 200, 500, 1000, 1500],
};
export const imperialDistances: Distances = {
  scale: wholeScale(30, 350, 10),
  standIn: 120,
  marks: [30, 60, 120, 300, 350],
};

/** What the slider shows for a stored distance. */
export function toShownDistance(stored: unknown, { scale, standIn }: Distances): number {
  const number = typeof stored === 'string' && stored !== '' ? Number(stored) : stored;
  if (typeof number !== 'number' || !Number.isFinite(number)) return standIn;
  return Math.min(scale.max, Math.max(scale.min, Math.round(number)));
}

export type DistanceAnswer = { lat: number | null; lng: number | null; distance: number };

/** The circle around where the member lives, to about a hundred metres. */
export const toDistanceAnswer = (
  shown: number,
  { scale }: Distances,
  home: { lat: number; lng: number } | null,
): DistanceAnswer => ({
  lat: home && roundTo3(home.lat),
  lng: home && roundTo3(home.lng),
  distance: shown >= scale.max ? anyDistance : shown,
});

const roundTo3 = (degrees: number) => Math.round(degrees * 1000) / 1000;
