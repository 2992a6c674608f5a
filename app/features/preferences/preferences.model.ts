import type { PersonalityAnswer, PersonalityGroup } from '../../api/contract/profile.ts';
import type { Answer } from '../../api/contract/questionSchemas.ts';
import {
  ANY_DISTANCE,
  australianDistances,
  type DistanceOptions,
  imperialDistances,
  metricDistances,
  toSliderDistance,
} from '../../fields/distance/distance.model.ts';
import { toRangeQuestion } from '../../fields/rangeQuestion.ts';
import {
  DEFAULT_HEIGHT_CM,
  DEFAULT_HEIGHT_FEET,
  imperialHeightScale,
  metricHeightScale,
} from '../../lib/numbers/heights.ts';
import { fitRange, type NumberRange } from '../../lib/numbers/numberRange.ts';
import { clampTo, type NumberScale } from '../../lib/numbers/numberScale.ts';

/** What of the site the bounds depend on. */
export interface SiteMeasures {
  metric: boolean;
  country: string;
  minAge: number;
}

interface PreferenceQuestion {
  /** Id of the question. */
  question: number;
  customerAnswerId: string | null;
  translations: Readonly<Record<string, string>>;
}

/** A preference that this page can edit, with its value as the fields show it. */
export type Preference = PreferenceQuestion &
  (
    | { kind: 'ages' | 'heights'; scale: NumberScale; gap: number; value: NumberRange }
    | { kind: 'height'; scale: NumberScale; value: number }
    | { kind: 'distance'; scale: NumberScale; value: number; centre: Coordinates }
  );

interface Coordinates {
  lat: number | null;
  lng: number | null;
}

const toNumbers = (answer: Answer | null): number[] =>
  (Array.isArray(answer) ? answer : []).map(Number).filter((number) => Number.isFinite(number));

function pickDistances({ metric, country }: SiteMeasures): DistanceOptions {
  if (!metric) return imperialDistances;
  return country === 'AU' ? australianDistances : metricDistances;
}

const toCoordinate = (value: unknown): number | null =>
  value !== null && value !== '' && Number.isFinite(Number(value)) ? Number(value) : null;

/** Reads one answer of the group; null for a type that this page has no field for. */
export function toPreference(
  { question, customerAnswerId, answer }: PersonalityAnswer,
  measures: SiteMeasures,
  home: Coordinates,
): Preference | null {
  const given = answer ?? question.answer?.answer ?? null;
  const asked: PreferenceQuestion = {
    question: question.id,
    customerAnswerId: customerAnswerId ?? question.answer?.id ?? null,
    translations: question.translations,
  };
  if (question.type === 10) {
    const { of, scale, gap, defaultRange: standIn } = toRangeQuestion(question.qid, measures);
    return { ...asked, kind: of, scale, gap, value: fitRange(toNumbers(given), scale, gap, standIn) };
  }
  if (question.type === 8) {
    const scale = measures.metric ? metricHeightScale : imperialHeightScale;
    const standIn = measures.metric ? DEFAULT_HEIGHT_CM : DEFAULT_HEIGHT_FEET;
    return { ...asked, kind: 'height', scale, value: clampTo(scale, toNumbers(given)[0] ?? standIn) };
  }
  if (question.type === 9) {
    const first = Array.isArray(given) ? given[0] : given;
    const record = typeof first === 'object' && first !== null ? first : {};
    const distances = pickDistances(measures);
    const value = toSliderDistance(record.distance, distances);
    const centre = {
      lat: toCoordinate(record.lat ?? null) ?? home.lat,
      lng: toCoordinate(record.lng ?? null) ?? home.lng,
    };
    return { ...asked, kind: 'distance', scale: distances.scale, value, centre };
  }
  return null;
}

export const toPreferences = (
  groups: readonly PersonalityGroup[],
  measures: SiteMeasures,
  home: Coordinates,
): Preference[] =>
  groups
    .filter(({ key }) => key === 'preferences')
    .flatMap(({ answers }) => answers.flatMap((answer) => toPreference(answer, measures, home) ?? []));

const isAnyDistance = ({ value, scale }: { value: number; scale: NumberScale }): boolean => value >= scale.max;

function toAnswer(preference: Preference): Answer {
  switch (preference.kind) {
    case 'ages':
    case 'heights':
      return [...preference.value];
    case 'height':
      return [preference.value];
    case 'distance':
      return { ...preference.centre, distance: isAnyDistance(preference) ? ANY_DISTANCE : preference.value };
  }
}

/** Whether the member has moved anything since. */
export const isEdited = (before: readonly Preference[], after: readonly Preference[]): boolean =>
  after.some(({ value }, index) => JSON.stringify(value) !== JSON.stringify(before[index]?.value));

/** What has been changed, as the call wants it. */
export function toChangedAnswers(before: readonly Preference[], after: readonly Preference[]) {
  return after.flatMap((preference, index) => {
    const answer = toAnswer(preference);
    const old = before[index];
    const { question, customerAnswerId } = preference;
    if (old && customerAnswerId !== null && JSON.stringify(toAnswer(old)) === JSON.stringify(answer)) return [];
    return [{ question, customerAnswerId, answer }];
  });
}
