import type { Answer } from '../../../app/api/contract/questionSchemas.ts';
import { type LocaleCode, languages } from '../../../brands/languages.ts';
import type { Random } from '../seededRandom.ts';
import { qids, type WorldQuestion } from './questions.ts';
import type { Town } from './towns.ts';

const DEFAULT_DISTANCE = 200;
const defaultAgeRange = [45, 70] as const;
/** The question whose answer is a personal description. */
const DESCRIPTION_QUESTION_ID = 108;

export interface AnswerContext {
  random: Random;
  birthday: string;
  town: Town;
  metric: boolean;
  language: LocaleCode;
}

/** A plausible answer. */
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
  if (type === 9) return { lat: town.lat, lng: town.lng, distance: DEFAULT_DISTANCE };
  if (type === 10) return [...defaultAgeRange];
  const { favouritePlaces, perfectDays, descriptions } = languages[language].sandbox;
  if (type === 3) return [random.pick(favouritePlaces)];
  if (type === 4) return favouritePlaces.slice(0, 3);
  return [random.pick(id === DESCRIPTION_QUESTION_ID ? descriptions : perfectDays)];
}
