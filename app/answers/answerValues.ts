import type { Answer } from '../api/contract/questionSchemas.ts';

/** The answer of a question that has none; sending it skips the question. */
export const emptyAnswer: Answer = [];

/** Whether an answer is present: a non-empty string, a number, a non-empty array or a non-empty object. */
export function isAnswered(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string' || Array.isArray(value)) return value.length > 0;
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

export const toValues = (answer: Answer) => (Array.isArray(answer) ? answer : [answer]);

export const toTexts = (answer: Answer): string[] =>
  toValues(answer).flatMap((value) => (typeof value === 'string' ? [value] : []));

/** The numbers of an answer, which back ends may write as text. */
export const toNumbers = (answer: Answer): number[] =>
  toValues(answer).flatMap((value) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? [number] : [];
  });

/** Reads an answer that is one record: a town, or the circle of a distance. */
export function toRecord(answer: Answer): Readonly<Record<string, string | number | null>> {
  const first = toValues(answer)[0];
  return typeof first === 'object' && first !== null ? first : {};
}
