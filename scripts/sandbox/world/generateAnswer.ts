import type { Answer } from '../../../app/api/contract/questionSchemas.ts';
import type { Random } from '../seededRandom.ts';
import type { Language } from './firstNames.ts';
import { phrases } from './phrases.ts';
import type { WorldQuestion } from './questions.ts';
import type { Town } from './towns.ts';
import { qids } from './writtenQuestions.ts';

const isText = (value: unknown, least: number, most: number) =>
  typeof value === 'string' && value.trim().length >= least && value.trim().length <= most;
const isNumber = (value: unknown) => typeof value === 'number';
const isRecordWith = (value: unknown, keys: readonly string[]) =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);

/** Whether an answer fits its question (app/README.md, "Questionnaire"); an empty one only if it can be skipped. */
export function isValidAnswer(
  { type, skippable, minChoices, maxChoices, answerOptions }: WorldQuestion,
  answer: Answer,
): boolean {
  const values = Array.isArray(answer) ? answer : [answer];
  if (values.length === 0) return skippable;
  const options = () => values.every((value) => answerOptions.some(({ id }) => id === Number(value)));
  switch (type) {
    case 1:
    case 6:
      return values.length === 1 && options();
    case 2:
      return options() && values.length >= (minChoices ?? 0) && values.length <= (maxChoices ?? values.length);
    case 3:
      return values.length === 1 && isText(values[0], 3, 32);
    case 4:
      return values.length === 3 && values.every((value) => isText(value, 3, 32));
    case 5:
      return values.length === 1 && typeof values[0] === 'string' && /^\d{4}-\d\d-\d\d$/.test(values[0]);
    case 7:
      return values.length === 1 && isRecordWith(values[0], ['country', 'city', 'lat', 'lng']);
    case 8:
      return values.length === 1 && isNumber(values[0]);
    case 9:
      return values.length === 1 && isRecordWith(values[0], ['lat', 'lng', 'distance']);
    case 10:
      return values.length === 2 && values.every(isNumber) && Number(values[0]) < Number(values[1]);
    case 11:
      return values.length === 1 && isText(values[0], 3, 5000);
    default:
      return false;
  }
}

export interface AnswerContext {
  random: Random;
  birthday: string;
  town: Town;
  metric: boolean;
  language: Language;
}

/** An answer that somebody might have given. */
export function generateAnswer(
  { id, qid, type, minChoices, answerOptions }: WorldQuestion,
  member: AnswerContext,
): Answer {
  const { random, birthday, town, metric, language } = member;
  const option = () => random.pick(answerOptions).id;
  if (qid === qids.birthday) return [birthday];
  if (qid === qids.city) {
    const { country, city, zip, lat, lng } = town;
    return [{ country, city, zip, lat, lng }];
  }
  if (type === 1 || type === 6) return [option()];
  if (type === 2) {
    const ids = answerOptions.map((each) => each.id);
    return random.shuffle(ids).slice(0, minChoices === 3 ? 3 : random.integer(1, ids.length));
  }
  if (type === 8) return [metric ? random.integer(155, 192) : random.integer(510, 630) / 100];
  if (type === 9) return { lat: town.lat, lng: town.lng, distance: 200 };
  if (type === 10) return [45, 70];
  const { favouritePlaces: places, perfectDays: days, descriptions } = phrases[language];
  if (type === 3) return [random.pick(places)];
  if (type === 4) return places.slice(0, 3);
  return [random.pick(id === 108 ? descriptions : days)];
}
