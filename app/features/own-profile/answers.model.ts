import type { Answer, Question } from '../../api/contract/answers.ts';
import { anyDistance } from '../../fields/distance.model.ts';
import { ageRangeQid } from '../../fields/range.model.ts';
import { pickText } from '../../lib/pickText.ts';

/** What an answer says, as parts for whoever puts it into words. */
export type Said =
  | { kind: 'nothing' }
  | { kind: 'texts'; texts: readonly string[] }
  | { kind: 'day'; day: string }
  | { kind: 'height'; value: number }
  | { kind: 'anyDistance' }
  | { kind: 'distance'; value: number }
  | { kind: 'range'; from: number; to: number; ofAges: boolean };

const nothing: Said = { kind: 'nothing' };
const toNumber = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

type Asked = Pick<Question, 'type' | 'qid' | 'answerOptions'>;

/** Reads a stored answer by the type of its question. */
export function readAnswer({ type, qid, answerOptions }: Asked, answer: Answer | null, locale: string): Said {
  const values: readonly unknown[] = answer === null ? [] : Array.isArray(answer) ? answer : [answer];
  const [first, second] = values;
  if (first === undefined || first === null) return nothing;
  const record = typeof first === 'object' ? (first as Record<string, unknown>) : {};
  switch (type) {
    case 1:
    case 2:
    case 6: {
      const chosen = values.flatMap((value) => answerOptions.filter(({ id }) => id === toNumber(value)));
      return toTexts(chosen.map(({ translations }) => pickText(translations, locale)));
    }
    case 5:
      return typeof first === 'string' ? { kind: 'day', day: first } : nothing;
    case 7:
      return toTexts([record.city]);
    case 8: {
      const value = toNumber(first);
      return value === null ? nothing : { kind: 'height', value };
    }
    case 9: {
      const value = toNumber(record.distance);
      if (value === null) return nothing;
      return value >= anyDistance ? { kind: 'anyDistance' } : { kind: 'distance', value };
    }
    case 10: {
      const [from, to] = [toNumber(first), toNumber(second)];
      return from === null || to === null ? nothing : { kind: 'range', from, to, ofAges: qid === ageRangeQid };
    }
    default:
      return toTexts(values);
  }
}

function toTexts(values: readonly unknown[]): Said {
  const texts = values.filter((value): value is string => typeof value === 'string' && value.trim() !== '');
  return texts.length > 0 ? { kind: 'texts', texts } : nothing;
}
