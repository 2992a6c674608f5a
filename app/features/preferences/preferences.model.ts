import { type SliderContext, toSliderValue } from '../../answers/questionTypes.ts';
import { emptyAnswer, toRecord } from '../../answers/readAnswer.ts';
import type { PersonalityAnswer, PersonalityGroup } from '../../api/contract/profile.ts';
import type { Answer, Question } from '../../api/contract/questionSchemas.ts';
import { toDistanceAnswer, toSliderDistance } from '../../fields/distance/distance.model.ts';

/** The question types that this page has a field for (app/README.md, "Questionnaire"). */
const preferenceTypes = [8, 9, 10] as const;
export type PreferenceType = (typeof preferenceTypes)[number];

/** A preference that this page can edit. */
export interface Preference {
  type: PreferenceType;
  question: Question;
  /** Null: the question has no answer yet. */
  customerAnswerId: string | null;
  /** As its field shows it. */
  answer: Answer;
}

/** A coordinate of a stored answer in degrees; back ends may write it as text. */
export const toCoordinate = (value: string | number | null | undefined): number | null =>
  value != null && value !== '' && Number.isFinite(Number(value)) ? Number(value) : null;

/** Keeps the centre of a stored answer, and falls back to the member's home. */
function toPreferredDistance(stored: Answer, { distances, home }: SliderContext): Answer {
  const { lat, lng, distance } = toRecord(stored);
  const centre = { lat: toCoordinate(lat) ?? home?.lat ?? null, lng: toCoordinate(lng) ?? home?.lng ?? null };
  return { ...toDistanceAnswer(toSliderDistance(distance, distances), distances, null), ...centre };
}

/** Reads one answer of the group; null for a type that this page has no field for. */
export function toPreference(
  { question, customerAnswerId, answer }: PersonalityAnswer,
  context: SliderContext,
): Preference | null {
  const type = preferenceTypes.find((each) => each === question.type);
  const stored = answer ?? question.answer?.answer ?? emptyAnswer;
  const value = type === 9 ? toPreferredDistance(stored, context) : toSliderValue(question, stored, context);
  return type && value
    ? { type, question, customerAnswerId: customerAnswerId ?? question.answer?.id ?? null, answer: value }
    : null;
}

export const toPreferences = (groups: readonly PersonalityGroup[], context: SliderContext): Preference[] =>
  groups
    .filter(({ key }) => key === 'preferences')
    .flatMap(({ answers }) => answers.flatMap((answer) => toPreference(answer, context) ?? []));

const isSameAnswer = (one: Preference | undefined, other: Preference): boolean =>
  JSON.stringify(one?.answer) === JSON.stringify(other.answer);

/** Whether the member has changed any preference. */
export const isEdited = (before: readonly Preference[], after: readonly Preference[]): boolean =>
  after.some((preference, index) => !isSameAnswer(before[index], preference));

/** The body of the call that saves: the changed preferences, and those that have no answer yet. */
export const toChangedAnswers = (before: readonly Preference[], after: readonly Preference[]) =>
  after
    .filter((preference, index) => preference.customerAnswerId === null || !isSameAnswer(before[index], preference))
    .map(({ question, customerAnswerId, answer }) => ({ question: question.id, customerAnswerId, answer }));
