import type { Answer } from '../../api/contract/answers.ts';
import type { PersonalityAnswer, PersonalityGroup } from '../../api/contract/profile.ts';
import { fitPair, type Pair } from '../../lib/numberPair.ts';
import { clampTo, type NumberScale, wholeScale } from '../../lib/numberScale.ts';
import { imperialHeights, metricHeights } from './height.model.ts';

/** What of the site the bounds depend on. */
export interface Measures {
  metric: boolean;
  country: string;
  minAge: number;
}

interface Asked {
  /** Id of the question. */
  question: number;
  customerAnswerId: string | null;
  translations: Readonly<Record<string, string>>;
}

/** A preference that this page can edit, with its value as the fields show it. */
export type Preference = Asked &
  (
    | { kind: 'ages' | 'heights'; scale: NumberScale; gap: number; value: Pair }
    | { kind: 'height'; scale: NumberScale; value: number }
    | { kind: 'distance'; scale: NumberScale; value: number; centre: Centre }
  );

interface Centre {
  lat: number | null;
  lng: number | null;
}

/** Role of the question for the partner's age (specification, section 9). */
const ageRangeQid = 2;
const greatestAge = 100;
/** "I don't mind": sent for the greatest distance that can be chosen. */
const anyDistance = 5000;

const toNumbers = (answer: Answer | null): number[] =>
  (Array.isArray(answer) ? answer : []).map(Number).filter((number) => Number.isFinite(number));

function toDistanceScale({ metric, country }: Measures): { scale: NumberScale; standIn: number } {
  if (!metric) return { scale: wholeScale(30, 350, 10), standIn: 120 };
  return country === 'AU'
    ? { scale: wholeScale(100, 1500, 10), standIn: 200 }
    : { scale: wholeScale(50, 600, 10), standIn: 200 };
}

const toCoordinate = (value: unknown): number | null =>
  value !== null && value !== '' && Number.isFinite(Number(value)) ? Number(value) : null;

/** Reads one answer of the group; null for a type that this page has no field for. */
export function toPreference(
  { question, customerAnswerId, answer }: PersonalityAnswer,
  measures: Measures,
  home: Centre,
): Preference | null {
  const given = answer ?? question.answer?.answer ?? null;
  const asked: Asked = {
    question: question.id,
    customerAnswerId: customerAnswerId ?? question.answer?.id ?? null,
    translations: question.translations,
  };
  const heights = measures.metric ? metricHeights : imperialHeights;
  if (question.type === 10 && question.qid === ageRangeQid) {
    const scale = wholeScale(measures.minAge, greatestAge);
    const standIn: Pair = [measures.minAge + 10, measures.minAge + 30];
    return { ...asked, kind: 'ages', scale, gap: 5, value: fitPair(toNumbers(given), scale, 5, standIn) };
  }
  if (question.type === 10) {
    const gap = measures.metric ? 5 : 0.1;
    const value = fitPair(toNumbers(given), heights, gap, [heights.min, heights.max]);
    return { ...asked, kind: 'heights', scale: heights, gap, value };
  }
  if (question.type === 8) {
    const value = clampTo(heights, toNumbers(given)[0] ?? (measures.metric ? 170 : 5.6));
    return { ...asked, kind: 'height', scale: heights, value };
  }
  if (question.type === 9) {
    const first = Array.isArray(given) ? given[0] : given;
    const record = typeof first === 'object' && first !== null ? first : {};
    const { scale, standIn } = toDistanceScale(measures);
    const stored = Number(record.distance ?? Number.NaN);
    const value = clampTo(scale, Number.isFinite(stored) ? Math.round(stored) : standIn);
    const centre = {
      lat: toCoordinate(record.lat ?? null) ?? home.lat,
      lng: toCoordinate(record.lng ?? null) ?? home.lng,
    };
    return { ...asked, kind: 'distance', scale, value, centre };
  }
  return null;
}

export const listPreferences = (groups: readonly PersonalityGroup[], measures: Measures, home: Centre): Preference[] =>
  groups
    .filter(({ key }) => key === 'preferences')
    .flatMap(({ answers }) => answers.flatMap((answer) => toPreference(answer, measures, home) ?? []));

export const isAnyDistance = ({ value, scale }: { value: number; scale: NumberScale }): boolean => value >= scale.max;

function toAnswer(preference: Preference): Answer {
  switch (preference.kind) {
    case 'ages':
    case 'heights':
      return [...preference.value];
    case 'height':
      return [preference.value];
    case 'distance':
      return { ...preference.centre, distance: isAnyDistance(preference) ? anyDistance : preference.value };
  }
}

/** What has been changed, as the call wants it. */
export function listChanges(before: readonly Preference[], after: readonly Preference[]) {
  return after.flatMap((preference, index) => {
    const answer = toAnswer(preference);
    const old = before[index];
    const { question, customerAnswerId } = preference;
    if (old && customerAnswerId !== null && JSON.stringify(toAnswer(old)) === JSON.stringify(answer)) return [];
    return [{ question, customerAnswerId, answer }];
  });
}
