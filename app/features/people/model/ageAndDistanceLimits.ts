import type { ListedMember } from '../../../api/contract/memberLists.ts';
import { ageOn } from '../../../lib/dates/age.ts';

/** Limits that the app itself applies to the loaded members; null for none. */
export interface AgeAndDistanceLimits {
  minAge: number | null;
  maxAge: number | null;
  /** Distance in the site's unit. */
  maxDistance: number | null;
}

export const anyAgeAndDistance: AgeAndDistanceLimits = { minAge: null, maxAge: null, maxDistance: null };

const parameters = { minAge: 'ageFrom', maxAge: 'ageTo', maxDistance: 'distance' } as const;
export const limitNames = Object.keys(parameters) as (keyof AgeAndDistanceLimits)[];

/** Ages from which members choose. */
export const ageSteps: readonly number[] = [40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90];
export const toDistanceSteps = (metric: boolean): readonly number[] =>
  metric ? [25, 50, 100, 200, 400] : [15, 30, 60, 120, 250];

/** Parses the limits of an address; a value that is not offered, or a reversed range, counts as none. */
export function parseAgeAndDistance(query: URLSearchParams, metric: boolean): AgeAndDistanceLimits {
  const read = (name: keyof AgeAndDistanceLimits, steps: readonly number[]) =>
    steps.find((step) => String(step) === query.get(parameters[name])) ?? null;
  const [minAge, maxAge] = [read('minAge', ageSteps), read('maxAge', ageSteps)];
  const inOrder = minAge === null || maxAge === null || minAge < maxAge;
  return { minAge, maxAge: inOrder ? maxAge : null, maxDistance: read('maxDistance', toDistanceSteps(metric)) };
}

/** The query with these limits; other parameters stay. */
export function toAgeAndDistanceQuery(query: URLSearchParams, limits: AgeAndDistanceLimits): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const name of limitNames) {
    if (limits[name] === null) changed.delete(parameters[name]);
    else changed.set(parameters[name], String(limits[name]));
  }
  return changed;
}

export const countLimits = (limits: AgeAndDistanceLimits): number =>
  limitNames.filter((name) => limits[name] !== null).length;

/**
 * Whether a member is within the limits, as those with an unknown age or distance are, because they would never be seen
 * otherwise.
 */
function isWithinLimits(
  { birthday, distance }: Pick<ListedMember, 'birthday' | 'distance'>,
  { minAge, maxAge, maxDistance }: AgeAndDistanceLimits,
  today: string,
): boolean {
  const age = birthday === null ? null : ageOn(birthday, today);
  const ageFits = age === null || ((minAge === null || age >= minAge) && (maxAge === null || age <= maxAge));
  return ageFits && (maxDistance === null || distance === null || distance <= maxDistance);
}

/** Whether a member is within the limits only because too little is known. */
const isUnknown = (
  { birthday, distance }: Pick<ListedMember, 'birthday' | 'distance'>,
  { minAge, maxAge, maxDistance }: AgeAndDistanceLimits,
): boolean =>
  ((minAge !== null || maxAge !== null) && birthday === null) || (maxDistance !== null && distance === null);

export interface LimitedCounts {
  /** Number of members within the limits. */
  fitting: number;
  /** Number of these of whom too little is known. */
  unknown: number;
  loaded: number;
}

/** Finds the members within the limits, and counts them; null without limits. */
export function applyLimits(
  loaded: readonly ListedMember[],
  limits: AgeAndDistanceLimits,
  today: string,
): { people: readonly ListedMember[]; counts: LimitedCounts | null } {
  if (countLimits(limits) === 0) return { people: loaded, counts: null };
  const people = loaded.filter((member) => isWithinLimits(member, limits, today));
  const unknown = people.filter((member) => isUnknown(member, limits)).length;
  return { people, counts: { fitting: people.length, unknown, loaded: loaded.length } };
}
