import type { PersonalityAnswer, PersonalityGroup } from '../../../api/contract/profile.ts';
import type { Answer } from '../../../api/contract/questionSchemas.ts';
import { ANY_DISTANCE } from '../../../fields/distance/distance.model.ts';
import { AGE_RANGE_QID } from '../../../fields/rangeQuestion.ts';
import { pickTranslation } from '../../../lib/pickTranslation.ts';
import { truncate } from '../../../lib/truncate.ts';
import { DESCRIPTION_QUESTION_ID } from './profileAnswers.model.ts';

/** An answer ready for display, before it is formatted in the member's language. */
export type DisplayAnswer =
  | { kind: 'texts'; texts: string[] }
  /** A step on a scale whose options are plain numbers. */
  | { kind: 'scaleStep'; step: string; of: number }
  | { kind: 'height'; value: number }
  /** null: any distance, which travels as 5000. */
  | { kind: 'distance'; value: number | null }
  | { kind: 'range'; from: number; to: number; isAgeRange: boolean };

export interface AnswerRow {
  id: number;
  question: string;
  answer: DisplayAnswer;
}

export interface AnswerGroup {
  key: string;
  title: string;
  rows: AnswerRow[];
}

/** Questions from this id on are not shown. */
const FIRST_HIDDEN_QUESTION_ID = 119;
const MAX_ANSWER_LENGTH = 500;
const MAX_TITLE_LENGTH = 100;

/** The groups of a personality, without questions that have no answer and groups that have no rows. */
export const toAnswerGroups = (groups: readonly PersonalityGroup[], locale: string): AnswerGroup[] =>
  groups
    .map(({ key, title, answers }) => ({
      key,
      title: truncate(title, MAX_TITLE_LENGTH),
      rows: answers.flatMap((answer) => toAnswerRows(answer, locale)),
    }))
    .filter(({ rows }) => rows.length > 0);

function toAnswerRows({ question, answer }: PersonalityAnswer, locale: string): AnswerRow[] {
  if (question.id === DESCRIPTION_QUESTION_ID || question.id >= FIRST_HIDDEN_QUESTION_ID) return [];
  const display = answer === null ? null : toDisplayAnswer(question, answer, locale);
  return display
    ? [{ id: question.id, question: pickTranslation(question.translations, locale), answer: display }]
    : [];
}

/**
 * An answer as other members see it, or null if there is nothing to show. Birthdays (type 5) are never shown; the age on
 * the card is enough.
 */
export function toDisplayAnswer(
  { type, qid, answerOptions }: PersonalityAnswer['question'],
  answer: Answer,
  locale: string,
): DisplayAnswer | null {
  const values = Array.isArray(answer) ? answer : [answer];
  const [first] = values;
  switch (type) {
    case 1:
    case 2:
    case 6: {
      const chosen = answerOptions.filter(({ id }) => values.some((value) => Number(value) === id));
      const texts = chosen.map(({ translations }) => pickTranslation(translations, locale));
      const [only] = texts;
      return type === 1 && only !== undefined && /^\d+$/.test(only)
        ? { kind: 'scaleStep', step: only, of: answerOptions.length }
        : toTextsAnswer(texts);
    }
    case 7:
      return toTextsAnswer([isRecord(first) ? first.city : first]);
    case 8: {
      const value = toNumber(first);
      return value === null ? null : { kind: 'height', value };
    }
    case 9: {
      const value = isRecord(first) ? toNumber(first.distance) : null;
      return value === null ? null : { kind: 'distance', value: value >= ANY_DISTANCE ? null : value };
    }
    case 10: {
      const [from, to] = [toNumber(values[0]), toNumber(values[1])];
      return from === null || to === null ? null : { kind: 'range', from, to, isAgeRange: qid === AGE_RANGE_QID };
    }
    case 3:
    case 4:
    case 11:
      return toTextsAnswer(values);
    default:
      return null;
  }
}

function toTextsAnswer(values: readonly unknown[]): DisplayAnswer | null {
  const texts = values.flatMap((value) =>
    typeof value === 'string' && value.trim() !== '' ? [truncate(value.trim(), MAX_ANSWER_LENGTH)] : [],
  );
  return texts.length > 0 ? { kind: 'texts', texts } : null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
