import { clampTo, integerScale, type NumberScale } from '../../lib/numbers/numberScale.ts';

/** Distance that is sent for the slider's maximum, which means "I don't mind" (reading 14). */
export const ANY_DISTANCE = 5000;

export interface DistanceOptions {
  scale: NumberScale;
  defaultValue: number;
  /** Distances that are named below the slider, ends included. */
  marks: readonly number[];
}

/** Distances in km. */
export const metricDistances: DistanceOptions = {
  scale: integerScale(50, 600, 10),
  defaultValue: 200,
  marks: [50, 100, 200, 500, 600],
};
/** Distances in km. */
export const australianDistances: DistanceOptions = {
  scale: integerScale(100, 1500, 10),
  defaultValue: 200,
  marks: [100, 200, 500, 1000, 1500],
};
/** Distances in miles. */
export const imperialDistances: DistanceOptions = {
  scale: integerScale(30, 350, 10),
  defaultValue: 120,
  marks: [30, 60, 120, 300, 350],
};

/** The distances that members of a country choose from. */
export const distancesFor = (country: string, metric: boolean): DistanceOptions =>
  metric ? (country === 'AU' ? australianDistances : metricDistances) : imperialDistances;

/** The slider's value for a stored distance, which may have any type. */
export function toSliderDistance(stored: unknown, { scale, defaultValue }: DistanceOptions): number {
  const number = typeof stored === 'string' && stored !== '' ? Number(stored) : stored;
  if (typeof number !== 'number' || !Number.isFinite(number)) return defaultValue;
  return clampTo(scale, Math.round(number));
}

export type DistanceAnswer = { lat: number | null; lng: number | null; distance: number };

/** The answer for a slider's value, with the home rounded to about a hundred metres. */
export const toDistanceAnswer = (
  value: number,
  { scale }: DistanceOptions,
  home: { lat: number; lng: number } | null,
): DistanceAnswer => ({
  lat: home && Number(home.lat.toFixed(3)),
  lng: home && Number(home.lng.toFixed(3)),
  distance: value >= scale.max ? ANY_DISTANCE : value,
});
