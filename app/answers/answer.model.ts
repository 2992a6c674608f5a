import type { Answer, Question } from '../api/contract/questionSchemas.ts';

/** Sent to skip, and held as long as there is no answer. */
export const emptyAnswer: Answer = [];

/** An answer is present if it is a non-empty string, a number, a non-empty array or a non-empty object. */
export function isAnswered(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string' || Array.isArray(value)) return value.length > 0;
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

export const toValues = (answer: Answer) => (Array.isArray(answer) ? answer : [answer]);

export const toTexts = (answer: Answer): string[] =>
  toValues(answer).flatMap((value) => (typeof value === 'string' ? [value] : []));

/** Back ends may write numbers as text. */
export const toNumbers = (answer: Answer): number[] =>
  toValues(answer).flatMap((value) => {
    const number = typeof value === 'string' && value !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? [number] : [];
  });

/** Of answers that are one record: a place, a circle around it. */
export function toRecord(answer: Answer): Readonly<Record<string, string | number | null>> {
  const first = toValues(answer)[0];
  return typeof first === 'object' && first !== null ? first : {};
}

/** 1: as a chat. 2: plain. Set by `questionnaireVariant` of the user config. */
export type QuestionnaireVariant = 1 | 2;

export const isKnownType = (type: number): boolean => Number.isInteger(type) && type >= 1 && type <= 11;

/** Texts and dates are written; all else is chosen. */
export const isTextEntry = (type: number): boolean => [3, 4, 5, 11].includes(type);

/** The chat hides Continue while the answer is empty, the plain layout for single choices. */
export function showsContinue(variant: QuestionnaireVariant, type: number, answered: boolean): boolean {
  if (!isKnownType(type)) return false;
  return variant === 1 ? answered : type !== 1;
}

/** Sent by "Answer later": an empty answer skips; one that was given before stays as it is, for nothing may be lost. */
export const toPostponedAnswer = ({ answer }: Pick<Question, 'answer'>): Answer => answer?.answer ?? emptyAnswer;
