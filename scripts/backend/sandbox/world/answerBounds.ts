import { isDay } from '../../../lib/isDay.ts';
import { toAge } from './toAge.ts';

/** Facts that the bounds of an answer depend on. */
export interface AnswerBounds {
  /** The country of the member, ISO 3166. */
  country: string;
  metric: boolean;
  /** In years. */
  minAge: number;
  /** In milliseconds. */
  now: number;
}

/** Least and greatest number, both allowed, the step from one to the next, and the smallest gap of a range. */
interface NumberBounds {
  min: number;
  max: number;
  step: number;
  gap: number;
}

/** Greatest distance, which means any (reading 14). */
export const ANY_DISTANCE = 5000;

const MAX_AGE_SPAN_YEARS = 90;
const DEFAULT_MIN_AGE_YEARS = 40;
const MAX_PARTNER_AGE_YEARS = 100;
/** Tolerance for feet, which are inexact as binary fractions. */
const TOLERANCE = 1e-6;

/** Returns the least age, in years (reading 17). */
export const toMinAge = (ageBracket: number | null): number =>
  ageBracket === null ? DEFAULT_MIN_AGE_YEARS : ageBracket - 10;

interface BoundedWorld {
  metric: boolean;
  ageBracket: number | null;
  now: () => number;
}

/** Returns the bounds of a member of a world who lives in a country. */
export const toBounds = ({ metric, ageBracket, now }: BoundedWorld, country: string): AnswerBounds => ({
  ...{ country, metric },
  minAge: toMinAge(ageBracket),
  now: now(),
});

/** Returns the bounds of heights in centimetres or feet (reading 15). */
export const heightBounds = ({ metric }: AnswerBounds): NumberBounds =>
  metric ? { min: 140, max: 200, step: 1, gap: 5 } : { min: 4.5, max: 6.6, step: 0.01, gap: 0.1 };

export const ageBounds = ({ minAge }: AnswerBounds): NumberBounds => ({
  min: minAge,
  max: MAX_PARTNER_AGE_YEARS,
  step: 1,
  gap: 5,
});

/** Returns the bounds of distances in kilometres or miles. */
export function distanceBounds({ country, metric }: AnswerBounds): NumberBounds {
  if (!metric) return { min: 30, max: 350, step: 1, gap: 0 };
  return country === 'AU' ? { min: 100, max: 1500, step: 1, gap: 0 } : { min: 50, max: 600, step: 1, gap: 0 };
}

export const isWithin = (value: unknown, { min, max, step }: NumberBounds): value is number =>
  typeof value === 'number' &&
  value >= min - TOLERANCE &&
  value <= max + TOLERANCE &&
  Math.abs(value / step - Math.round(value / step)) < TOLERANCE / step;

export const isRangeWithin = (from: unknown, to: unknown, bounds: NumberBounds): boolean =>
  isWithin(from, bounds) && isWithin(to, bounds) && to - from >= bounds.gap - TOLERANCE;

/** Finds what is wrong with a date of birth (reading 17); null for a good one. */
export function findBirthdayError(day: unknown, { now, minAge }: AnswerBounds): string | null {
  if (typeof day !== 'string' || !isDay(day)) return 'This is not a date.';
  if (Number(day.slice(0, 4)) < new Date(now).getUTCFullYear() - MAX_AGE_SPAN_YEARS) {
    return `The year is more than ${MAX_AGE_SPAN_YEARS} years back.`;
  }
  return toAge(day, now) < minAge ? `Members are at least ${minAge} years old.` : null;
}

/** Finds what is wrong with a town as an answer; null for one in the member's own country (reading 51). */
export function findTownError(
  country: unknown,
  city: unknown,
  position: Position,
  bounds: AnswerBounds,
): string | null {
  if (typeof country !== 'string' || !isCountryCode(country)) return 'The country is a code of two letters.';
  if (country !== bounds.country) return 'The town has to be in your own country.';
  if (typeof city !== 'string' || city.trim() === '') return 'The name of the town is missing.';
  return isPosition(position) ? null : 'This position is nowhere on earth.';
}

interface Position {
  lat: unknown;
  lng: unknown;
}

export const isPosition = ({ lat, lng }: Position): boolean =>
  typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** Whether a text is the ISO 3166 code of a country; UK is none (reading 51). */
export const isCountryCode = (text: string): boolean =>
  /^(?!UK)[A-Z]{2}$/.test(text) && countryNames.of(text) !== undefined;

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
