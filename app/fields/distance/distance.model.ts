import { integerScale, type NumberScale } from '../../lib/numbers/numberScale.ts';

/** The greatest distance means "I don't mind", and is sent as this. */
export const ANY_DISTANCE = 5000;

export interface DistanceOptions {
  scale: NumberScale;
  defaultValue: number;
  presets: readonly number[];
}

/** Distances in km, in km for Australia, where they are farther, and in miles. */
export const metricDistances: DistanceOptions = {
  scale: integerScale(50, 600, 10),
  defaultValue: 200,
  presets: [50, 100, 200, 500, 600],
};
export const australianDistances: DistanceOptions = {
  scale: integerScale(100, 1500, 10),
  defaultValue: 200,
  presets: [100, 200, 500, 1000, 1500],
};
export const imperialDistances: DistanceOptions = {
  scale: integerScale(30, 350, 10),
  defaultValue: 120,
  presets: [30, 60, 120, 300, 350],
};

/** What the slider shows for a stored distance. */
export function toSliderDistance(stored: unknown, { scale, defaultValue: standIn }: DistanceOptions): number {
  const number = typeof stored === 'string' && stored !== '' ? Number(stored) : stored;
  if (typeof number !== 'number' || !Number.isFinite(number)) return standIn;
  return Math.min(scale.max, Math.max(scale.min, Math.round(number)));
}

export type DistanceAnswer = { lat: number | null; lng: number | null; distance: number };

/** The circle around where the member lives, to about a hundred metres. */
export const toDistanceAnswer = (
  shown: number,
  { scale }: DistanceOptions,
  home: { lat: number; lng: number } | null,
): DistanceAnswer => ({
  lat: home && roundTo3(home.lat),
  lng: home && roundTo3(home.lng),
  distance: shown >= scale.max ? ANY_DISTANCE : shown,
});

const roundTo3 = (degrees: number) => Math.round(degrees * 1000) / 1000;
