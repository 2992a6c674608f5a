import type { Answer } from '../../../../app/api/contract/questionSchemas.ts';
import type { LocaleCode } from '../../../../brands/languages.ts';
import type { Random } from '../seededRandom.ts';
import {
  ANY_DISTANCE,
  type AnswerBounds,
  ageBounds,
  distanceBounds,
  findBirthdayError,
  findTownError,
  heightBounds,
  isPosition,
  isRangeWithin,
  isWithin,
} from './answerBounds.ts';
import type { Town } from './homeRegions.ts';
import { qids, type WorldQuestion } from './questions.ts';
import { sandboxTextsIn } from './sandboxTexts.ts';

/** Distance of members who have chosen none, in the unit of the site. */
const DEFAULT_DISTANCE = 200;
/** Age range within the bounds of every age bracket. */
const defaultAgeRange = [50, 70] as const;
const MIN_TEXT_LENGTH = 3;
const MAX_SHORT_TEXT_LENGTH = 32;
const MIN_USERNAME_LENGTH = 2;
const MAX_LONG_TEXT_LENGTH = 5000;

export interface AnswerContext {
  random: Random;
  birthday: string;
  town: Town;
  metric: boolean;
  language: LocaleCode;
}

type Values = readonly unknown[];

/** Rules of the sandbox for the answers of a type (app/answers/README.md, "Question types"). */
interface AnswerRules {
  /** Whether an answer that is not empty is valid. */
  isValid: (values: Values, question: WorldQuestion, bounds: AnswerBounds) => boolean;
  /** Generates a plausible answer. */
  generate: (member: AnswerContext, question: WorldQuestion) => Answer;
}

const isText = (value: unknown, maxLength: number, minLength = MIN_TEXT_LENGTH) =>
  typeof value === 'string' && value.trim().length >= minLength && value.trim().length <= maxLength;
const toRecord = (value: unknown) => (typeof value === 'object' ? value : null) as Record<string, unknown> | null;
/** Whether every value is an option, and none occurs twice. */
const areOptions = (values: Values, { answerOptions }: WorldQuestion) =>
  values.every((value) => answerOptions.some(({ id }) => id === Number(value))) &&
  new Set(values.map(Number)).size === values.length;
const isOne = (values: Values, isValid: (value: unknown) => boolean) => values.length === 1 && isValid(values[0]);

/** Picks a text that answers the question; empty, as if it was skipped, if the language has none for it. */
function pickText({ random, language, town: { country } }: AnswerContext, { id }: WorldQuestion): Answer {
  const texts = sandboxTextsIn({ country, language }).answers[id];
  return texts ? [random.pick(texts)] : [];
}

const singleChoice: AnswerRules = {
  isValid: (values, question) => values.length === 1 && areOptions(values, question),
  generate: ({ random }, { answerOptions }) => [random.pick(answerOptions).id],
};

const rulesByType: Readonly<Record<number, AnswerRules>> = {
  1: singleChoice,
  2: {
    isValid: (values, question) =>
      areOptions(values, question) &&
      values.length >= (question.minChoices ?? 0) &&
      values.length <= (question.maxChoices ?? values.length),
    generate({ random }, { answerOptions, minChoices }) {
      const ids = answerOptions.map(({ id }) => id);
      return random.shuffle(ids).slice(0, minChoices === 3 ? 3 : random.integer(1, ids.length));
    },
  },
  3: {
    isValid: (values, { qid }) =>
      isOne(values, (value) =>
        isText(value, MAX_SHORT_TEXT_LENGTH, qid === qids.username ? MIN_USERNAME_LENGTH : MIN_TEXT_LENGTH),
      ),
    generate: pickText,
  },
  4: {
    isValid: (values) => values.length === 3 && values.every((value) => isText(value, MAX_SHORT_TEXT_LENGTH)),
    generate: ({ random, language, town: { country } }, { id }) =>
      random.shuffle(sandboxTextsIn({ country, language }).answers[id] ?? []).slice(0, 3),
  },
  5: {
    isValid: (values, _, bounds) => isOne(values, (value) => findBirthdayError(value, bounds) === null),
    generate: ({ birthday }) => [birthday],
  },
  6: singleChoice,
  7: {
    isValid: (values, _, bounds) =>
      isOne(values, (value) => {
        const { country, city, lat, lng } = toRecord(value) ?? {};
        return findTownError(country, city, { lat, lng }, bounds) === null;
      }),
    generate: ({ town: { country, city, zip, lat, lng } }) => [{ country, city, zip, lat, lng }],
  },
  8: {
    isValid: (values, _, bounds) => isOne(values, (value) => isWithin(value, heightBounds(bounds))),
    generate: ({ random, metric }) => [metric ? random.integer(155, 192) : random.integer(510, 630) / 100],
  },
  9: {
    // The home may be unknown.
    isValid: (values, _, bounds) =>
      isOne(values, (value) => {
        const { lat, lng, distance } = toRecord(value) ?? {};
        const isPlace = (lat === null && lng === null) || isPosition({ lat, lng });
        return isPlace && (distance === ANY_DISTANCE || isWithin(distance, distanceBounds(bounds)));
      }),
    generate: ({ town: { lat, lng } }) => ({ lat, lng, distance: DEFAULT_DISTANCE }),
  },
  10: {
    isValid: ([from, to, ...rest], { qid }, bounds) =>
      rest.length === 0 && isRangeWithin(from, to, qid === qids.ageRange ? ageBounds(bounds) : heightBounds(bounds)),
    generate: () => [...defaultAgeRange],
  },
  11: {
    isValid: (values) => isOne(values, (value) => isText(value, MAX_LONG_TEXT_LENGTH)),
    generate: pickText,
  },
};

function rulesOf({ id, type }: WorldQuestion): AnswerRules {
  const rules = rulesByType[type];
  if (!rules)
    throw new Error(
      `question ${id} has the type ${type}; scripts/backend/sandbox/world/answerRules.ts has no such type`,
    );
  return rules;
}

/** Whether an answer fits its question; an empty one only if the question can be skipped. */
export function isValidAnswer(question: WorldQuestion, answer: Answer, bounds: AnswerBounds): boolean {
  const values = Array.isArray(answer) ? answer : [answer];
  return values.length === 0
    ? question.skippable || question.sensitive
    : rulesOf(question).isValid(values, question, bounds);
}

/** Generates a plausible answer of a member. */
export const generateAnswer = (question: WorldQuestion, member: AnswerContext): Answer =>
  rulesOf(question).generate(member, question);
