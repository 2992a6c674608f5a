import { emptyAnswer, isAnswered, toRecord, toValues } from '../../answers/answerValues.ts';
import { isKnownType, type SliderContext, toCompleteAnswer, toSliderValue } from '../../answers/questionTypeRules.ts';
import type { PersonalityAnswer, PersonalityGroup } from '../../api/contract/profile.ts';
import type { Answer, Question } from '../../api/contract/questionSchemas.ts';
import { toDistanceAnswer, toSliderDistance } from '../../fields/distance/distance.model.ts';

/** A preference that this page can edit. */
export interface Preference {
  question: Question;
  /** Null if the question has no answer yet. */
  customerAnswerId: string | null;
  /** Draft as the field shows it, complete or not. */
  draft: Answer;
  /** Whether it is a slider that the member has never set, which shows only its start. */
  unset: boolean;
}

/** Question types (app/answers/README.md, "Question types"). */
export const DISTANCE_TYPE = 9;
export const RANGE_TYPE = 10;

/** Parses a coordinate of a stored answer in degrees, which back ends may write as text. */
export const toCoordinate = (value: string | number | null | undefined): number | null =>
  value != null && value !== '' && Number.isFinite(Number(value)) ? Number(value) : null;

/** Keeps the centre of a stored answer, and falls back to the member's home. */
function toPreferredDistance(stored: Answer, { distances, home }: SliderContext): Answer {
  const { lat, lng, distance } = toRecord(stored);
  const centre = { lat: toCoordinate(lat) ?? home?.lat ?? null, lng: toCoordinate(lng) ?? home?.lng ?? null };
  return { ...toDistanceAnswer(toSliderDistance(distance, distances), distances, null), ...centre };
}

/** Reads one answer of the group; null for a type that the app does not know. */
export function toPreference(
  { question, customerAnswerId, answer }: PersonalityAnswer,
  context: SliderContext,
): Preference | null {
  if (!isKnownType(question.type)) return null;
  const stored = answer ?? question.answer?.answer ?? emptyAnswer;
  const sliderValue =
    question.type === DISTANCE_TYPE ? toPreferredDistance(stored, context) : toSliderValue(question, stored, context);
  return {
    question,
    customerAnswerId: customerAnswerId ?? question.answer?.id ?? null,
    draft: sliderValue ?? stored,
    unset: sliderValue !== null && !isAnswered(stored),
  };
}

export const toPreferences = (groups: readonly PersonalityGroup[], context: SliderContext): Preference[] =>
  groups
    .filter(({ key }) => key === 'preferences')
    .flatMap(({ answers }) => answers.flatMap((answer) => toPreference(answer, context) ?? []));

/** The answer to send: empty while the draft is not complete, or if the member does not mind. */
export const toAnswer = ({ question, draft }: Preference): Answer => toCompleteAnswer(question, draft);

/** Whether two preferences are equal. A slider that is set to its start differs, because the member has chosen that. */
const isSame = (one: Preference | undefined, other: Preference): boolean =>
  one?.unset === other.unset && JSON.stringify(one.draft) === JSON.stringify(other.draft);

/** Whether the member has changed any preference. */
export const isEdited = (before: readonly Preference[], after: readonly Preference[]): boolean =>
  after.some((preference, index) => !isSame(before[index], preference));

const isBlank = (draft: Answer): boolean =>
  toValues(draft).every((value) => !isAnswered(value) || (typeof value === 'string' && value.trim() === ''));

/** Whether a changed draft can be sent neither as an answer nor as "I don't mind". */
const isIncomplete = (preference: Preference): boolean =>
  !isAnswered(toAnswer(preference)) && !(preference.question.skippable && isBlank(preference.draft));

/** Finds the changed preferences that are not complete, in their order. */
export const findIncomplete = (before: readonly Preference[], after: readonly Preference[]): Preference[] =>
  after.filter((preference, index) => !isSame(before[index], preference) && isIncomplete(preference));

/** The changed answers, as the body of the call that saves. */
export const toChangedAnswers = (before: readonly Preference[], after: readonly Preference[]) =>
  after
    .filter((preference, index) => !isIncomplete(preference) && !isSame(before[index], preference))
    .map((preference) => ({
      question: preference.question.id,
      customerAnswerId: preference.customerAnswerId,
      answer: toAnswer(preference),
    }));
