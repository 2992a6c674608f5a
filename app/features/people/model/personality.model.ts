import type { Answer } from '../../../api/contract/answers.ts';
import type { PersonalityAnswer, PersonalityGroup } from '../../../api/contract/profile.ts';
import { anyDistance } from '../../../fields/distance.model.ts';
import { ageRangeQid } from '../../../fields/range.model.ts';
import { pickText } from '../../../lib/pickText.ts';
import { shorten } from '../../../lib/shorten.ts';

/** What an answer says, before it is put into words of the member's language. */
export type Saying =
  | { kind: 'texts'; texts: string[] }
  /** A step on a scale whose options are mere numbers. */
  | { kind: 'step'; step: string; of: number }
  | { kind: 'height'; value: number }
  /** null: any distance, which travels as 5000. */
  | { kind: 'distance'; value: number | null }
  | { kind: 'range'; from: number; to: number; ofAges: boolean };

export interface Row {
  id: number;
  question: string;
  saying: Saying;
}

export interface RowGroup {
  key: string;
  title: string;
  rows: Row[];
}

/** The personal description, shown at the top of the profile. */
const descriptionId = 108;
/** Questions from this id on are not shown. */
const firstHiddenId = 119;
const longest = 500;

/** The groups of a personality, without questions that have no answer and groups that have no rows. */
export const toRowGroups = (groups: readonly PersonalityGroup[], locale: string): RowGroup[] =>
  groups
    .map(({ key, title, answers }) => ({
      key,
      title: shorten(title, 100),
      rows: answers.flatMap((answer) => toRow(answer, locale)),
    }))
    .filter(({ rows }) => rows.length > 0);

function toRow({ question, answer }: PersonalityAnswer, locale: string): Row[] {
  if (question.id === descriptionId || question.id >= firstHiddenId) return [];
  const saying = answer === null ? null : readSaying(question, answer, locale);
  return saying ? [{ id: question.id, question: pickText(question.translations, locale), saying }] : [];
}

/**
 * What the answer to a question says to others, or null where there is nothing to say. Birthdays (type 5) stay with the
 * age on the card: the day itself is nobody's business.
 */
export function readSaying(
  { type, qid, answerOptions }: PersonalityAnswer['question'],
  answer: Answer,
  locale: string,
): Saying | null {
  const values = Array.isArray(answer) ? answer : [answer];
  const [first] = values;
  switch (type) {
    case 1:
    case 2:
    case 6: {
      const chosen = answerOptions.filter(({ id }) => values.some((value) => Number(value) === id));
      const texts = chosen.map(({ translations }) => pickText(translations, locale));
      const [only] = texts;
      return type === 1 && only !== undefined && /^\d+$/.test(only)
        ? { kind: 'step', step: only, of: answerOptions.length }
        : toTexts(texts);
    }
    case 7:
      return toTexts([isRecord(first) ? first.city : first]);
    case 8: {
      const value = toNumber(first);
      return value === null ? null : { kind: 'height', value };
    }
    case 9: {
      const value = isRecord(first) ? toNumber(first.distance) : null;
      return value === null ? null : { kind: 'distance', value: value >= anyDistance ? null : value };
    }
    case 10: {
      const [from, to] = [toNumber(values[0]), toNumber(values[1])];
      return from === null || to === null ? null : { kind: 'range', from, to, ofAges: qid === ageRangeQid };
    }
    case 3:
    case 4:
    case 11:
      return toTexts(values);
    default:
      return null;
  }
}

function toTexts(values: readonly unknown[]): Saying | null {
  const texts = values.flatMap((value) =>
    typeof value === 'string' && value.trim() !== '' ? [shorten(value.trim(), longest)] : [],
  );
  return texts.length > 0 ? { kind: 'texts', texts } : null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
