import type { Answer, Question } from '../api/contract/questionSchemas.ts';
import { ANY_DISTANCE } from '../fields/distance/distance.model.ts';
import { AGE_RANGE_QID } from '../fields/rangeQuestion.ts';
import { pickTranslation } from '../lib/pickTranslation.ts';

/** What an answer says, as parts for whoever puts it into words. */
export type AnswerDisplay =
  | { kind: 'nothing' }
  | { kind: 'texts'; texts: readonly string[] }
  | { kind: 'day'; day: string }
  | { kind: 'height'; value: number }
  | { kind: 'anyDistance' }
  | { kind: 'distance'; value: number }
  | { kind: 'range'; from: number; to: number; ofAges: boolean };

const emptyDisplay: AnswerDisplay = { kind: 'nothing' };
const toNumber = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

type DisplayedQuestion = Pick<Question, 'type' | 'qid' | 'answerOptions'>;

/** Reads a stored answer by the type of its question. */
export function toAnswerDisplay(
  { type, qid, answerOptions }: DisplayedQuestion,
  answer: Answer | null,
  locale: string,
): AnswerDisplay {
  const values: readonly unknown[] = answer === null ? [] : Array.isArray(answer) ? answer : [answer];
  const [first, second] = values;
  if (first === undefined || first === null) return emptyDisplay;
  const record = typeof first === 'object' ? (first as Record<string, unknown>) : {};
  switch (type) {
    case 1:
    case 2:
    case 6: {
      const chosen = values.flatMap((value) => answerOptions.filter(({ id }) => id === toNumber(value)));
      return toTextsDisplay(chosen.map(({ translations }) => pickTranslation(translations, locale)));
    }
    case 5:
      return typeof first === 'string' ? { kind: 'day', day: first } : emptyDisplay;
    case 7:
      return toTextsDisplay([record.city]);
    case 8: {
      const value = toNumber(first);
      return value === null ? emptyDisplay : { kind: 'height', value };
    }
    case 9: {
      const value = toNumber(record.distance);
      if (value === null) return emptyDisplay;
      return value >= ANY_DISTANCE ? { kind: 'anyDistance' } : { kind: 'distance', value };
    }
    case 10: {
      const [from, to] = [toNumber(first), toNumber(second)];
      return from === null || to === null ? emptyDisplay : { kind: 'range', from, to, ofAges: qid === AGE_RANGE_QID };
    }
    default:
      return toTextsDisplay(values);
  }
}

function toTextsDisplay(values: readonly unknown[]): AnswerDisplay {
  const texts = values.filter((value): value is string => typeof value === 'string' && value.trim() !== '');
  return texts.length > 0 ? { kind: 'texts', texts } : emptyDisplay;
}
